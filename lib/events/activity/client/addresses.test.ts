import fc from 'fast-check';
import type { ActivityFilter } from '../contract';
import {
  activityFilterOf,
  activityFilterValues,
  everyActivity,
  filteredPath,
  mapAddress,
  queryWithFilter,
} from './addresses';

test.each<[string, Partial<ActivityFilter>]>([
  ['', {}],
  ['category=2&phase=coming&price=free', { category: '2', phase: 'coming', price: 'free' }],
  ['period=weekend&city=CN-310000', { period: 'weekend', city: 'CN-310000' }],
  ['category=4&phase=never&price=dear&period=year&city=a%20b', {}],
])('%j names %j', (query, filter) => {
  expect(activityFilterOf(new URLSearchParams(query))).toEqual({ ...everyActivity, ...filter });
});

test('what is chosen can be read from the address again, and other parameters stay in it', () => {
  const { category, phase, period, price } = activityFilterValues;
  const filter = fc.record({
    category: fc.constantFrom('', ...category),
    phase: fc.constantFrom('', ...phase),
    period: fc.constantFrom('', ...period),
    price: fc.constantFrom('', ...price),
    city: fc.stringMatching(/^[\w-]{0,20}$/),
  });
  fc.assert(
    fc.property(filter, (one) => {
      const query = queryWithFilter(new URLSearchParams('utm_source=a&city=CN-110000'), one);
      expect(activityFilterOf(query)).toEqual(one);
      expect(query.get('utm_source')).toBe('a');
    }),
  );
});

test('the address of all is the bare one', () => {
  expect([filteredPath({}), filteredPath({ price: 'free', category: '1' })]).toEqual([
    '/activityFilter',
    '/activityFilter?category=1&price=free',
  ]);
});

test('a map is asked for what is known of a place', () => {
  expect(mapAddress(['西岸穹顶', '', '上海'])).toBe(
    `https://www.bing.com/maps?q=${encodeURIComponent('西岸穹顶')}%2C+${encodeURIComponent('上海')}`,
  );
});
