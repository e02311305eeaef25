import { cutAroundMarks, cutLengths } from './cut-around-marks';
import { markWords } from './mark-words';

const { whole, around } = cutLengths;
const far = '光'.repeat(whole);
const near = '光'.repeat(around);
const family = '👨‍👩‍👧';

/** What is shown of a text, with its marks in brackets; null for the whole. */
const shown = (text: string) =>
  cutAroundMarks(markWords(text, ['赌博']))
    ?.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('') ?? null;

test.each([
  ['a short one', '来赌博吧', null],
  ['one of just the length', `${'光'.repeat(whole - 2)}赌博`, null],
  ['one with a word amid', `${far}赌博${far}`, `…${near}[赌博]${near}…`],
  ['one that begins and ends with a word', `赌博${far}赌博`, `[赌博]${near}…${near}[赌博]`],
  ['words close to each other', `${far}赌博${near}${near}赌博${far}`, `…${near}[赌博]${near}${near}[赌博]${near}…`],
  [
    'words with one character too many between them',
    `赌博${near}夜夜${near}赌博${far}`,
    `[赌博]${near}…${near}[赌博]${near}…`,
  ],
  ['one with no word in it', `${far}影`, `${near}${near}…`],
  ['emoji of several code points', `${family.repeat(whole)}赌博`, `…${family.repeat(around)}[赌博]`],
])('%s', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});
