import fc from 'fast-check';
import { processorTime } from '@/test/processor-time';
import { searchLimits } from '../codes';
import { fold, searchWords, wordsIn } from './words';

/** Letters of several scripts, in every width and case, with marks, and other characters. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'光影机器人かゞー한국ＡａÉéß㎏ﬁ𠮷𰻝19 \n-·&|!:*()\'"\\\ud800'), maxLength: 40 }),
);

describe('folding', () => {
  test.each([
    ['ＬＩＧＨＴ　Art', 'light art'],
    ['Café  Déjà-vu', 'cafe deja vu'],
    ['ﾃﾞｰﾀ', 'データ'],
    ['光影ART', '光影 art'],
    ['光，影', '光 影'],
    ['㎏', 'kg'],
    ['“光”！', '光'],
    ['', ''],
    ['🎆%_', ''],
    ['𠮷野家', '𠮷野家'],
  ])('of %j is %j', (written, folded) => expect(fold(written)).toBe(folded));

  test('is the same twice, and the same in any case', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(fold(fold(written))).toBe(fold(written));
        expect(fold(written)).not.toMatch(/^ | {2}| $|[%_'"\\&|!:*()]/);
      }),
    );
  });
});

describe('the words of a text', () => {
  const words = (written: string) => wordsIn(written).map(({ word }) => word);

  test.each([
    ['机器人', ['机', '器', '人', '机器', '器人']],
    ['光', ['光']],
    ['Robots & Cities', ['robot', 'city']],
    ['Gas glass bus', ['gas', 'glass', 'bus']],
    ['AI影像', ['ai', '影', '像', '影像']],
    ['光 影', ['光', '影']],
    ['⺀光', ['光']],
    ['x'.repeat(50), ['x'.repeat(40)]],
  ])('of %j are %j', (written, expected) => expect(words(written)).toEqual(expected));

  test('stand where they say, without anything that is no letter or digit', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const { word, start, end } of wordsIn(written)) {
          expect(0 <= start && start < end && end <= written.length).toBe(true);
          expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
          expect([...word].length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });

  test('hold all that is searched for when the text itself is searched for', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(words(written)).toEqual(expect.arrayContaining(searchWords(written)));
        expect(searchWords(written).length).toBeLessThanOrEqual(searchLimits.words);
        expect(new Set(searchWords(written)).size).toBe(searchWords(written).length);
      }),
    );
  });

  test('of a long text are found in a moment', () => {
    const cost = processorTime(() => expect(searchWords('光影'.repeat(50_000))).toHaveLength(2));
    expect(cost).toBeLessThan(3000);
  });
});
