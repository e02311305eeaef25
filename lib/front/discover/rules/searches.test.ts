import { mostSearches, readSearches, withoutSearch, withSearch } from './searches';

test('the latest search comes first, each once in any letter case', () => {
  expect(withSearch([], '光影')).toEqual(['光影']);
  expect(withSearch(['水墨', '光影', '雕塑'], '光影')).toEqual(['光影', '水墨', '雕塑']);
  expect(withSearch(['水墨', 'laser'], 'Laser')).toEqual(['Laser', '水墨']);
});

test('only the latest ten are remembered', () => {
  const searches = Array.from({ length: mostSearches }, (_, index) => `词${index}`);
  expect(withSearch(searches, '光影')).toEqual(['光影', ...searches.slice(0, 9)]);
});

test('one can be forgotten', () => {
  expect(withoutSearch(['水墨', 'Laser', '光影'], 'laser')).toEqual(['水墨', '光影']);
  expect(withoutSearch(['水墨'], '光影')).toEqual(['水墨']);
});

test.each([
  ['["水墨","光影"]', ['水墨', '光影']],
  ['["水墨",3,null,"",{}]', ['水墨']],
  ['{"0":"水墨"}', []],
  ['水墨', []],
  ['', []],
])('what is stored is read, whatever it is: %s', (stored, searches) => {
  expect(readSearches(stored)).toEqual(searches);
});
