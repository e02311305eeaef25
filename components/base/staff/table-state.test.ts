import fc from 'fast-check';
import { addressOf, callInput, readTableState, sortedBy, type TableShape } from './table-state';

const shape: TableShape = {
  sorts: ['createdAt', 'name'],
  first: 'createdAt',
  order: 'desc',
  filters: [{ name: 'state', label: '状态', options: [{ value: 'new', label: '新' }] }],
};
const begin = { page: 1, sort: 'createdAt', order: 'desc', search: '', filters: {} };
const read = (query: string) => readTableState(new URLSearchParams(query), shape);

test.each([
  ['', begin],
  [
    'page=3&sort=name&order=asc&search=光&state=new',
    { page: 3, sort: 'name', order: 'asc', search: '光', filters: { state: 'new' } },
  ],
  ['page=0', begin],
  ['page=1.5', begin],
  ['page=x&sort=secret&order=up&state=old', begin],
  ['page=100001', begin],
  ['other=1', begin],
])('%j asks for %j', (query, state) => {
  expect(read(query)).toEqual(state);
});

test('an address leaves out what a table begins with, and keeps what is not its own', () => {
  const address = 'http://localhost/en/staff/leads?page=2&from=mail&state=new#!en';
  expect(addressOf(address, read(''), shape)).toBe('http://localhost/en/staff/leads?from=mail#!en');
  expect(addressOf(address, { ...read(''), page: 4, filters: { state: 'new' } }, shape)).toBe(
    'http://localhost/en/staff/leads?page=4&from=mail&state=new#!en',
  );
});

test('every state comes back from its address', () => {
  const state = fc.record({
    page: fc.integer({ min: 1, max: 100_000 }),
    sort: fc.constantFrom(...shape.sorts),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    search: fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => text.length <= 100 && text.isWellFormed()),
    filters: fc.constantFrom<Record<string, string>>({}, { state: 'new' }),
  });
  fc.assert(
    fc.property(state, (asked) => {
      const address = new URL(addressOf('http://localhost/staff/x', asked, shape));
      expect(readTableState(address.searchParams, shape)).toEqual(asked);
    }),
  );
});

test('a call is asked for what is chosen, and for no search of blanks', () => {
  expect(callInput({ ...read('state=new'), search: ' 光 ' }, 30)).toEqual({
    pageIndex: 1,
    pageSize: 30,
    sort: 'createdAt',
    order: 'desc',
    search: '光',
    state: 'new',
  });
  expect(callInput({ ...read(''), search: '  ' }, 30)).not.toHaveProperty('search');
});

test('a heading turns its order round, another one begins in the order of the table', () => {
  const first = sortedBy(read('page=2'), 'createdAt', shape);
  expect(first).toMatchObject({ page: 1, sort: 'createdAt', order: 'asc' });
  expect(sortedBy(first, 'name', shape)).toMatchObject({ sort: 'name', order: 'desc' });
});
