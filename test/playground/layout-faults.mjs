/**
 * Runs in the page: texts that stand over one another, are cut off, leave the window, or differ too little from what is
 * behind them (WCAG 2.2, 1.4.3: 4.5 to 1).
 *
 * @returns {string[]}
 */
export function findLayoutFaults() {
  /** @type {string[]} */
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide of ${root.clientWidth}`);

  const nameOf = (/** @type {Element} */ element) =>
    `${element.tagName.toLowerCase()}${element.id === "" ? "" : `#${element.id}`}`;
  const all = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && !["SCRIPT", "STYLE", "OPTION"].includes(element.tagName),
  );

  for (const element of all) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1;
    if (isCut && (overflowX === "hidden" || overflowX === "clip") && textOverflow !== "ellipsis") {
      faults.push(`${nameOf(element)} is cut off`);
    }
    if (isCut && overflowX === "visible" && getComputedStyle(element).display !== "inline") {
      faults.push(`${nameOf(element)} leaves its box`);
    }
  }

  // What scrolls ends with a whole line, and its text is not seen in its padding.
  for (const element of all.filter(({ tagName }) => tagName === "PRE" || tagName === "TEXTAREA")) {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const lines = element.clientHeight / Number.parseFloat(lineHeight);
    const isWhole = Math.abs(lines - Math.round(lines)) < 0.06 && paddingTop === "0px" && paddingBottom === "0px";
    if (element.scrollHeight > element.clientHeight && !isWhole) faults.push(`${nameOf(element)} shows part of a line`);
    if (element.scrollWidth > element.clientWidth) faults.push(`${nameOf(element)} scrolls sideways`);
  }

  // Boxes of what holds text: fields, and whatever has text of its own, but pieces of a line within another.
  const boxes = all
    .filter(
      (element) =>
        element.closest("pre") === (element.tagName === "PRE" ? element : null) &&
        (["TEXTAREA", "SELECT", "BUTTON"].includes(element.tagName) ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "")),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  for (const [i, { element, box }] of boxes.entries()) {
    if (box.left < 0 || box.right > root.clientWidth + 1) faults.push(`${nameOf(element)} leaves the window`);
    for (const other of boxes.slice(i + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const isWithin = element.contains(other.element) || other.element.contains(element);
      if (width > 1 && height > 1 && !isWithin) faults.push(`${nameOf(element)} lies over ${nameOf(other.element)}`);
    }
  }

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** @param {string} color */
  function channels(color) {
    if (canvas === null) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }
  /** WCAG 2.2, relative luminance. @param {readonly number[]} color */
  function luminance([red = 0, green = 0, blue = 0]) {
    const linear = (/** @type {number} */ channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }
  /** @param {Element | null} element @returns {readonly number[]} */
  function background(element) {
    if (element === null) return [255, 255, 255];
    const color = channels(getComputedStyle(element).backgroundColor);
    return color[3] === 0 ? background(element.parentElement) : color;
  }
  const samples = [...boxes.map(({ element }) => element), ...document.querySelectorAll("#code span")].slice(0, 400);
  for (const element of samples) {
    const [one, two] = [luminance(channels(getComputedStyle(element).color)), luminance(background(element))];
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (contrast < 4.5) faults.push(`${nameOf(element)} ${element.className} has a contrast of ${contrast.toFixed(1)}`);
  }
  return [...new Set(faults)];
}
