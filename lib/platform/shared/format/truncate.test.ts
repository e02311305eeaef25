import fc from 'fast-check';
import { truncate } from './truncate';

const family = '👩‍👩‍👧';

test.each([
  ['', 5, ''],
  ['光与空间', 4, '光与空间'],
  ['光与空间的边界', 4, '光与空…'],
  ['Light', 5, 'Light'],
  ['Lights', 5, 'Ligh…'],
  [family.repeat(3), 3, family.repeat(3)],
  [family.repeat(4), 3, `${family.repeat(2)}…`],
  ['e\u0301'.repeat(4), 3, `${'e\u0301'.repeat(2)}…`],
  ['🇨🇳🇫🇷🇯🇵', 2, '🇨🇳…'],
  ['ab', 1, '…'],
])('%j cut to %d is %j', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

test('a text is whole, or one character shorter than allowed and an ellipsis', () => {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });
  const count = (text: string) => [...segmenter.segment(text)].length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.integer({ min: 1, max: 30 }), (text, length) => {
      const cut = truncate(text, length);
      if (count(text) <= length) {
        expect(cut).toBe(text);
      } else {
        expect(cut.endsWith('…')).toBe(true);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(count(cut.slice(0, -1))).toBe(length - 1);
      }
    }),
  );
});
