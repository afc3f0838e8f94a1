/** What the tools do, by name. Their arguments have been judged: nothing is checked here. */
export const handlers = {
  "loan.monthly_payment": ({ principal, yearly_percent, months }) => {
    const rate = yearly_percent / 1200;
    const payment = rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
    return { payment: Math.round(payment * 100) / 100 };
  },

  "colour.contrast": ({ text, background }) => {
    const [dark, light] = [luminance(text), luminance(background)].sort((a, b) => a - b);
    return { ratio: Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100 };
  },
};

/** Relative luminance, WCAG 2.2. */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
