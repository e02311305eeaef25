import { chosenDemandFilters, demandFilterOf, everyDemand, filteredDemandsPath, queryWithFilter } from './filters';

test.each([
  ['', everyDemand],
  [
    'kind=film&budget=open&within=7&city=CN-310000&order=budget',
    {
      kind: 'film',
      budget: 'open',
      within: '7',
      city: 'CN-310000',
      order: 'budget',
    },
  ],
  ['kind=sculpture&budget=9&within=8&city=%3Cb%3E&order=newest', everyDemand],
])('the query %j is %j', (query, filter) => {
  expect(demandFilterOf(new URLSearchParams(query))).toEqual(filter);
});

test('a filter is written over the former one, other parameters stay', () => {
  const query = new URLSearchParams('from=home&kind=film&order=budget');
  const filter = { ...everyDemand, city: 'CN-310000' };
  expect(String(queryWithFilter(query, filter))).toBe('from=home&city=CN-310000');
  expect(chosenDemandFilters(filter)).toEqual(['city']);
});

test('an address names what it filters by', () => {
  expect([filteredDemandsPath({}), filteredDemandsPath({ kind: 'film' })]).toEqual([
    '/findProject',
    '/findProject?kind=film',
  ]);
});
