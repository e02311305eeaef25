import { queryWithWorks, type WorksFilter, worksFilterOf } from './works-filter';

const categories = [{ id: 'film' }, { id: 'sound' }];
const first: WorksFilter = { categoryId: '', order: 'number' };
const byVotes: WorksFilter = { categoryId: '', order: 'votes' };

test.each<[string, WorksFilter, WorksFilter]>([
  ['', first, first],
  ['', byVotes, byVotes],
  ['category=sound&order=votes', first, { categoryId: 'sound', order: 'votes' }],
  ['order=number', byVotes, { categoryId: '', order: 'number' }],
  ['category=other&order=luck', first, first],
])('the address %j of a list that begins with %j shows %j', (query, begin, filter) => {
  expect(worksFilterOf(new URLSearchParams(query), begin, categories)).toEqual(filter);
});

test.each<[WorksFilter, WorksFilter, string]>([
  [first, first, 'a=1'],
  [byVotes, byVotes, 'a=1'],
  [{ categoryId: 'film', order: 'votes' }, first, 'a=1&category=film&order=votes'],
  [first, byVotes, 'a=1&order=number'],
])('%j of a list that begins with %j is %j', (filter, begin, query) => {
  const asked = new URLSearchParams('a=1&category=sound');
  expect(String(queryWithWorks(asked, filter, begin))).toBe(query);
});
