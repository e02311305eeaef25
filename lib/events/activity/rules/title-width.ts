import { activityLimits } from '../codes';

/** The first character that is written as wide as a Chinese one: Hangul Jamo; what is before counts half. */
const firstWide = 0x1100;

/** The width of a text in halves of a Chinese character: a Latin letter counts 1, a Chinese one and an emoji 2. */
export function halfWidths(text: string): number {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) >= firstWide ? 2 : 1;
  return width;
}

/** Whether a title has at most 40 Chinese characters; a Latin one counts half (specification section 5). */
export function isTitleShort(title: string): boolean {
  return halfWidths(title) <= 2 * activityLimits.title;
}
