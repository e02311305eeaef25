/** Characters of an excerpt. */
const most = 120;

/** The beginning of a text in one line, whole characters only; with an ellipsis where it goes on. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`;
}
