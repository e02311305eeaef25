/**
 * Whether a text exceeds three lines on every phone, so that it is cut there and can be expanded. A Chinese character
 * is as wide as two Latin letters; shorter texts are never cut.
 */
export function isLongText(text: string): boolean {
  const lines = text.split('\n');
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return lines.length > 3 || width > 160;
}
