/** How well a list of errors tells the planted faults. */

/**
 * @typedef {object} Report one error of a validator
 * @property {string} pointer
 * @property {string[]} [nested] pointers of the errors within it, where it stands for a union
 *
 * @typedef {object} Score
 * @property {number} cases
 * @property {number} faults planted: two in some cases
 * @property {number} exact cases with as many errors as faults, each at its pointer
 * @property {number} named cases in which each fault's pointer occurs, if only within the error of a union
 * @property {number} errors
 */

/** Every pointer of the reports, those within a union's error too. @param {readonly Report[]} reports @returns {string[]} */
export function pointersOf(reports) {
  return reports.flatMap(({ pointer, nested = [] }) => [pointer, ...nested]);
}

/** @returns {Score} */
export function newScore() {
  return { cases: 0, faults: 0, exact: 0, named: 0, errors: 0 };
}

/** @param {readonly string[]} expected @param {readonly Report[]} reports */
export function isExact(expected, reports) {
  return (
    reports.length === expected.length && expected.every((pointer) => reports.some((each) => each.pointer === pointer))
  );
}

/** @param {readonly string[]} expected @param {readonly Report[]} reports */
export function isNamed(expected, reports) {
  return expected.every((pointer) =>
    reports.some((each) => each.pointer === pointer || each.nested?.includes(pointer)),
  );
}

/** @param {Score} score @param {readonly string[]} expected @param {readonly Report[]} reports */
export function addTo(score, expected, reports) {
  score.cases++;
  score.faults += expected.length;
  score.errors += reports.length;
  if (isExact(expected, reports)) score.exact++;
  if (isNamed(expected, reports)) score.named++;
}
