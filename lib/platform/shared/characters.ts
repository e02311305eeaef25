/** Number of characters of a text, as the specification's limits count them: an emoji of two UTF-16 units is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
