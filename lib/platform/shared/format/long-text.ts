/**
 * Whether a text fills more than three lines of any phone, so that it is cut there and can be opened. A Chinese character
 * is as wide as two Latin letters; what is not long is never cut.
 */
export function isLongText(text: string): boolean {
  const lines = text.split('\n');
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return lines.length > 3 || width > 160;
}
