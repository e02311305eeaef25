const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Whether a text is a unified social credit code (GB 32100): 18 digits and capitals without I, O, S, V and Z, the last of
 * which checks the others. That it is well-formed does not say whose it is.
 */
export function isCreditCode(code: string): boolean {
  const values = Array.from(code, (character) => alphabet.indexOf(character));
  if (values.length !== 18 || values.includes(-1)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return values[17] === (31 - (sum % 31)) % 31;
}
