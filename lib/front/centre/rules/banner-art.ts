/** How many drawings stand in for a banner that a person has not chosen. */
const designs = 3;

/** Which of them a person has: always the same one, evenly spread over people. */
export function bannerDesign(userId: string): number {
  let sum = 0;
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % designs;
}
