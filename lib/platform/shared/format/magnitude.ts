import type { Language } from '../language';

/** The units of each language, in ascending order. */
const units: Record<Language, readonly { size: number; sign: string }[]> = {
  zh: [
    { size: 10_000, sign: '万' },
    { size: 100_000_000, sign: '亿' },
  ],
  en: [
    { size: 1_000, sign: 'K' },
    { size: 1_000_000, sign: 'M' },
    { size: 1_000_000_000, sign: 'B' },
  ],
};

/**
 * A count (whole, 0 or more) in the magnitude units of a language, rounded to one decimal: 12345 is 1.2万 or 12.3K
 * (specification section 9). A value that rounds up to the next unit is given in that unit: 99,999,999 is 1亿, not
 * 10000万.
 */
export function formatMagnitude(count: number, language: Language): string {
  let rounded = count;
  let text = String(count);
  for (const { size, sign } of units[language]) {
    if (rounded < size) break;
    const tenths = Math.round(count / (size / 10));
    rounded = tenths * (size / 10);
    text = `${tenths / 10}${sign}`;
  }
  return text;
}
