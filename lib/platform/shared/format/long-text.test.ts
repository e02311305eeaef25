import { isLongText } from './long-text';

test.each([
  ['', false],
  ['光'.repeat(80), false],
  ['光'.repeat(81), true],
  ['l'.repeat(160), false],
  ['l'.repeat(161), true],
  ['a\nb\nc', false],
  ['a\nb\nc\nd', true],
  [`${'光'.repeat(40)}${'l'.repeat(80)}`, false],
  [`${'光'.repeat(41)}${'l'.repeat(80)}`, true],
])('%j: %s', (text, expected) => {
  expect(isLongText(text)).toBe(expected);
});
