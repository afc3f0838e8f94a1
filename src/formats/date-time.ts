/** RFC 3339 §5.6 full-date. The day has to exist in its month and year (§5.7); year 0000 is a leap year. */
export function isDate(value: string): boolean {
  return value.length === 10 && startsWithDate(value);
}

/**
 * RFC 3339 §5.6 full-time. The offset is required, `z` may be lower case. Trap: second 60 is a leap second, which
 * occurs at 23:59:60 of UTC, so which local minute may have it depends on the offset (§5.7, appendix D).
 */
export function isTime(value: string): boolean {
  return isTimeAt(value, 0);
}

/**
 * RFC 3339 §5.6 date-time, joined by `T` or `t` and nothing else. Leap seconds occur at the end of a month of UTC
 * only (§5.7); in which months they did occur is not checked, as that list grows.
 */
export function isDateTime(value: string): boolean {
  const separator = value.charCodeAt(10);
  return (
    (separator === 84 /* T */ || separator === 116) /* t */ &&
    startsWithDate(value) &&
    isTimeAt(value, 11) &&
    (twoDigitsAt(value, 17) < 60 || isLastDayOfMonthInUtc(value))
  );
}

function startsWithDate(text: string): boolean {
  const day = twoDigitsAt(text, 8);
  return (
    text.charCodeAt(4) === 45 /* - */ &&
    text.charCodeAt(7) === 45 &&
    day >= 1 &&
    day <= daysInMonth(twoDigitsAt(text, 0), twoDigitsAt(text, 2), twoDigitsAt(text, 5))
  );
}

/** 0 where the year or the month is none, so that no day can be in it. */
function daysInMonth(century: number, yearOfCentury: number, month: number): number {
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12) return 0;
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  const leap = yearOfCentury === 0 ? century % 4 === 0 : yearOfCentury % 4 === 0;
  return leap ? 29 : 28;
}

function isTimeAt(text: string, start: number): boolean {
  const hour = twoDigitsAt(text, start);
  const minute = twoDigitsAt(text, start + 3);
  const second = twoDigitsAt(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  if (text.charCodeAt(start + 2) !== 58 /* : */ || text.charCodeAt(start + 5) !== 58) return false;
  let at = start + 8;
  if (text.charCodeAt(at) === 46 /* . */) {
    const firstDigit = at + 1;
    do at++;
    while (text.charCodeAt(at) >= 48 /* 0 */ && text.charCodeAt(at) <= 57 /* 9 */);
    if (at === firstDigit) return false;
  }
  const offset = utcOffsetAt(text, at);
  if (Number.isNaN(offset)) return false;
  return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

/** Minutes that local time is ahead of UTC, or NaN where what stands there, up to the end, is no time-offset. */
function utcOffsetAt(text: string, start: number): number {
  const sign = text.charCodeAt(start);
  if (sign === 90 /* Z */ || sign === 122 /* z */) return start + 1 === text.length ? 0 : Number.NaN;
  if (sign !== 43 /* + */ && sign !== 45 /* - */) return Number.NaN;
  const hour = twoDigitsAt(text, start + 1);
  const minute = twoDigitsAt(text, start + 4);
  if (start + 6 !== text.length || text.charCodeAt(start + 3) !== 58 /* : */) return Number.NaN;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return Number.NaN;
  return sign === 43 ? hour * 60 + minute : -(hour * 60 + minute);
}

/** Whether the day that UTC has at this (valid) date-time is the last of its month. */
function isLastDayOfMonthInUtc(dateTime: string): boolean {
  const last = dateTime.charCodeAt(dateTime.length - 1);
  const offset = utcOffsetAt(dateTime, last === 90 || last === 122 ? dateTime.length - 1 : dateTime.length - 6);
  const minuteOfDay = twoDigitsAt(dateTime, 11) * 60 + twoDigitsAt(dateTime, 14) - offset;
  const day = twoDigitsAt(dateTime, 8) + Math.floor(minuteOfDay / 1440);
  // Day 0 is the last one of the month before.
  return day === 0 || day === daysInMonth(twoDigitsAt(dateTime, 0), twoDigitsAt(dateTime, 2), twoDigitsAt(dateTime, 5));
}

/** The number two ASCII digits write, or -1. Beyond the end `charCodeAt` is NaN, which no comparison lets pass. */
function twoDigitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}
