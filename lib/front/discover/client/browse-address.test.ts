import fc from 'fast-check';
import { browseOrders } from '@/lib/works/recommend/codes';
import { lengthClasses, workCategories } from '@/lib/works/work/codes';
import { choiceOf, chosenFilters, everything, queryWith } from './browse-address';

const industries = ['stage', 'music'];
const read = (query: string) => choiceOf(new URLSearchParams(query), industries);

test('an address without a query asks for everything, the latest first', () => {
  expect(read('')).toEqual(everything);
  expect(chosenFilters(everything)).toEqual([]);
});

test.each([
  'category=wizardry',
  'category=',
  'category=__proto__',
  'industry=games',
  'length=endless',
  'original=yes',
  'order=random',
  'Category=light',
])('%s says nothing', (query) => expect(read(query)).toEqual(everything));

test('of a name that stands there twice the first counts', () => {
  expect(read('category=light&category=sound').category).toBe('light');
});

const choices = fc.record({
  category: fc.constantFrom('' as const, ...workCategories),
  industry: fc.constantFrom('', ...industries),
  length: fc.constantFrom('' as const, ...lengthClasses),
  original: fc.constantFrom('' as const, 'true' as const, 'false' as const),
  order: fc.constantFrom(...browseOrders),
});

test('whatever is chosen can be read from its address, which keeps what else it says', () => {
  fc.assert(
    fc.property(choices, choices, (before, choice) => {
      const query = queryWith(queryWith(new URLSearchParams('utm_source=a'), before), choice);
      expect(choiceOf(query, industries)).toEqual(choice);
      expect(query.get('utm_source')).toBe('a');
      expect(chosenFilters(choice).every((name) => query.has(name))).toBe(true);
    }),
  );
});

test('the address of everything is the bare one', () => {
  expect(String(queryWith(new URLSearchParams('category=light&order=hot'), everything))).toBe('');
});
