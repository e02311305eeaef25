import fc from 'fast-check';
import { markWords } from './mark-words';
import { findProhibited, indexWords, wordKey } from './prohibited';

/** The text with its marks in brackets. */
const marked = (text: string, ...words: string[]) =>
  markWords(text, words.map(wordKey))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['来赌博吧', ['赌博'], '来[赌博]吧'],
  ['赌 博，赌*博', ['赌博'], '[赌 博]，[赌*博]'],
  ['赌\u200b博', ['赌博'], '[赌\u200b博]'],
  ['Ｃａｓｉｎｏ now', ['casino'], '[Ｃａｓｉｎｏ] now'],
  ['ca-sino casinos c a s i n o', ['casino'], '[ca-sino] casinos [c a s i n o]'],
  ['Scunthorpe', ['cunt'], 'Scunthorpe'],
  ['online  casino', ['online casino'], '[online  casino]'],
  ['去casino玩', ['casino'], '去[casino]玩'],
  ['ｐóｒｎ́', ['porn'], 'ｐóｒｎ́'],
  ['赌博赌博', ['赌博'], '[赌博赌博]'],
  ['赌博', ['赌博', '博彩'], '[赌博]'],
  ['nothing', [], 'nothing'],
  ['', ['赌博'], ''],
])('%j with %j is %j', (text, words, shown) => {
  expect(marked(text, ...words)).toBe(shown);
});

const words = ['赌博', '六合彩', 'casino', 'online casino', 'xxx'];
const index = indexWords(words.map(wordKey));
const piece = fc.oneof(
  fc.constantFrom(
    ...words,
    'c a s i n o',
    'ca-si-no',
    '赌 博',
    ' ',
    '，',
    's',
    '光',
    '\u200b',
    '👍🏽',
    'CASINO',
    'ｘＸx',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

test('whatever the text, its pieces are the text, and what was found in it is marked', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const found = findProhibited(index, text);
      const shown = markWords(text, found);
      expect(shown.map((one) => one.text).join('')).toBe(text);
      expect(shown.some(({ isMarked }) => isMarked)).toBe(found.length > 0);
    }),
  );
});
