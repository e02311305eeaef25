/** Number of drawings that replace a missing banner. */
const designs = 3;

/** The drawing of a person: always the same one, evenly distributed. */
export function bannerDesign(userId: string): number {
  let sum = 0;
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % designs;
}
