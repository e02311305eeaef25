import { wordKey } from '../rules/prohibited';
import { firstWords } from './first-words';

test('the first words are kept as they are compared, each once', () => {
  expect(firstWords.map(wordKey)).toEqual(firstWords);
  expect(new Set(firstWords).size).toBe(firstWords.length);
  expect(firstWords).not.toContain('');
});
