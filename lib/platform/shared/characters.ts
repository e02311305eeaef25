/** How many characters a text has, as the limits of the specification count them: an emoji of two UTF-16 units is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
