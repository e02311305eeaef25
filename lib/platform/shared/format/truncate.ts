/**
 * Cuts a text that is longer than `length` characters to one less and adds an ellipsis (specification section 9).
 * Characters are grapheme clusters: an emoji of several code points is not split.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    kept.push(segment);
    if (kept.length > length) return `${kept.slice(0, Math.max(0, length - 1)).join('')}…`;
  }
  return text;
}
