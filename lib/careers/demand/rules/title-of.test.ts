import { titleOf } from './title-of';

test.each([
  ['  光之河\n每天晚上。', '光之河'],
  ['', ''],
  ['光'.repeat(70), '光'.repeat(60)],
])('%j begins with the title %j', (text, title) => {
  expect(titleOf(text)).toBe(title);
});
