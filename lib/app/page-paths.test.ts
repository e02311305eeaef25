import { pagesByPath } from './page-paths';

const find = pagesByPath([
  '/',
  '/Find',
  '/video/detail/[id]',
  '/match/[name]',
  '/match/[name]/works',
  '/match/works',
  '/staff',
  '/staff/[...rest]',
  '/otherPeople?userId',
  '/[...rest]',
]);
const parts = (path: string) => path.split('/').filter(Boolean);

test.each([
  ['/', '/'],
  ['/Find', '/Find'],
  ['/video/detail/a', '/video/detail/[id]'],
  ['/match/works', '/match/works'],
  ['/match/light', '/match/[name]'],
  ['/match/light/works', '/match/[name]/works'],
  ['/staff/a/b', '/staff/[...rest]'],
  ['/otherPeople', '/otherPeople?userId'],
])('%s is the page %s', (path, page) => {
  expect(find(parts(path))).toEqual({ page, parts: parts(path) });
});

test.each(['/find', '/video', '/video/detail', '/video/detail/a/b', '/nothing', '/match/light/other'])(
  '%s is no page',
  (path) => {
    expect(find(parts(path))).toBeNull();
  },
);

test('in any case only what the pages name is spelled as they do', () => {
  expect(find(parts('/VIDEO/Detail/aB'), { anyCase: true })).toEqual({
    page: '/video/detail/[id]',
    parts: ['video', 'detail', 'aB'],
  });
  expect(find(parts('/match/Works'), { anyCase: true })?.parts).toEqual(['match', 'works']);
});
