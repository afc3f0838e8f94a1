/** As `tooDeep` of `report/limits.ts`: too deep for the option is told as too deep for the stack is. */
export const tooDeep: object = new RangeError();
