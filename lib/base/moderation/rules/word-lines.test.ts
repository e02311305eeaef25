import { wordLimits } from '../codes';
import { readWordLines } from './word-lines';

test.each([
  ['甲\n乙', ['甲', '乙'], []],
  [' Foo-BAR \r\n\r\n  \nｆｏｏ', ['foo bar', 'foo'], []],
  ['甲\r甲', ['甲'], [{ line: 1, rule: 'repeated' }]],
  ['…\n甲', ['甲'], [{ line: 0, rule: 'empty' }]],
  ['长'.repeat(wordLimits.word), ['长'.repeat(wordLimits.word)], []],
  ['长'.repeat(wordLimits.word + 1), [], [{ line: 0, rule: 'tooLong' }]],
  // Marks that must be sorted, which takes quadratic time.
  ['\u0316\u0301'.repeat(20_000), [], [{ line: 0, rule: 'tooLong' }]],
])('%j', (text, words, wrong) => {
  const read = readWordLines(text);
  expect([read.words.map(({ word }) => word), read.wrong]).toEqual([words, wrong]);
});

test('takes so many at once and says which ones are too many', () => {
  const lines = Array.from({ length: wordLimits.atOnce + 1 }, (_, index) => `词${index}`);
  const { words, wrong } = readWordLines(lines.join('\n'));
  expect([words.length, wrong]).toEqual([wordLimits.atOnce, [{ line: wordLimits.atOnce, rule: 'tooMany' }]]);
});
