import fc from 'fast-check';
import { type JudgeParts, judgeAddress } from './judge-address';
import { pagesByPath } from './page-paths';

const english = 'a=1; language=en';
const asked: string[] = [];
const findPage = pagesByPath([
  '/',
  '/Find',
  '/Search',
  '/excellent',
  '/video/detail/[id]',
  '/video/detail/[id]/stills',
  '/otherPeople/[userId]',
  '/otherPeople?userId',
  '/ActivityDetail/[id]?',
  '/not-there/work',
  '/[...rest]',
]);
const findStandIn: JudgeParts['findStandIn'] = ({ page, value, named, client }) => {
  if (!/detail|userId|text/.test(page)) return null;
  asked.push([page, value, named.tab, client].join(' ').replace(/ +/g, ' '));
  if (value === 'moved') return Promise.resolve('/match/light');
  return Promise.resolve(value === 'gone' ? { page: '/not-there/work', status: 404 } : null);
};
const findByName: JudgeParts['findByName'] = (path, query) => {
  const name = new URLSearchParams(query).get('name');
  if (path !== '/otherPeople' || name === null) return null;
  return Promise.resolve(name === 'gone' ? { page: '/not-there/work', status: 404 } : '/otherPeople?userId=lin');
};
const judge = (url: string, cookie?: string) =>
  judgeAddress({ findPage, findStandIn, findByName }, url, { client: '203.0.113.7', cookie });

beforeEach(() => {
  asked.length = 0;
});

test.each([
  ['/nothing/here', undefined, '/'],
  ['/nothing?a=1', english, '/en'],
  ['/en/nothing', undefined, '/en'],
  ['/zh/nothing', undefined, '/'],
  ['/%E5%85%89', undefined, '/'],
  ['/otherPeople', undefined, '/'],
  ['/otherPeople?userId=a%20b', undefined, '/'],
  ['/otherPeople?userId=a&userId=b', undefined, '/'],
  // It is defined as an address but has no page.
  ['/ActivityDetail/1', undefined, '/'],
])('%s with the cookie %s leads home, to %s', (url, cookie, location) => {
  expect(judge(url, cookie)).toEqual({ status: 307, location });
});

test.each([
  ['/find', '/Find'],
  ['/FIND?a=1&b=%E5', '/Find?a=1&b=%E5'],
  ['/EN/find', '/en/Find'],
  ['/En', '/en'],
  ['/ZH/Find', '/Find'],
  ['/Video/Detail/aB%2Fc', '/video/detail/aB%2Fc'],
  ['/otherpeople?userId=gone', '/otherPeople?userId=gone'],
  ['/activityDetail/1', '/ActivityDetail/1'],
  ['/en/activitydetail/1', '/en/ActivityDetail/1'],
])('%s is written %s', (url, location) => {
  expect(judge(url)).toEqual({ status: 308, location });
});

test.each([
  '/',
  '/en',
  '/Find',
  '/en/Find?a=1',
  '/zh/Find',
  '/Find/',
  '//Find',
  '/Search?text=a%2Fb',
  '/Search?text=a&text=b',
  '/excellent?month=2026-13',
])('%s is left to Next', (url) => {
  expect(judge(url)).toBeNull();
});

test.each(['/api/x', '/media/x', '/play', '/_next/x', '/.well-known/x', '/x.png', '/en/robots.txt'])(
  '%s is no page and left to Next',
  (url) => {
    expect(judge(url)).toBeNull();
  },
);

test.each([
  ['/video/detail/gone', '/not-there/work'],
  ['/en/video/detail/gone?from=timeline', '/en/not-there/work'],
  ['/video/detail/gone/stills', '/not-there/work'],
  ['/otherPeople?a=1&userId=gone', '/not-there/work'],
  ['/en/Search?text=gone', '/en/not-there/work'],
])('%s gets the page %s', async (url, page) => {
  expect(await judge(url)).toEqual({ page, status: 404 });
});

test.each([
  ['/video/detail/moved', '/match/light'],
  ['/en/video/detail/moved', '/en/match/light'],
])('%s is for good at %s', async (url, location) => {
  expect(await judge(url)).toEqual({ status: 308, location });
});

test.each([
  ['/otherPeople?name=lin', undefined, { status: 307, location: '/otherPeople?userId=lin' }],
  ['/en/otherPeople?name=lin', undefined, { status: 307, location: '/en/otherPeople?userId=lin' }],
  ['/otherPeople?name=lin', english, { status: 307, location: '/en/otherPeople?userId=lin' }],
  ['/en/otherPeople?name=gone', undefined, { status: 404, page: '/en/not-there/work' }],
])('%s with the cookie %s names something by its name', async (url, cookie, verdict) => {
  expect(await judge(url, cookie)).toEqual(verdict);
});

test('what is there is left to Next, after one look-up', async () => {
  expect(await judge('/video/detail/a')).toBeNull();
  expect(await judge('/otherPeople?userId=lin')).toBeNull();
  expect(await judge('/Search?tab=people&text=%E5%85%89+a')).toBeNull();
  expect(asked).toEqual([
    '/video/detail/[id] a 203.0.113.7',
    '/otherPeople?userId lin 203.0.113.7',
    '/Search?text 光 a people 203.0.113.7',
  ]);
});

test('nothing is looked up for who is led to another address first', () => {
  expect([judge('/zh/video/detail/gone'), judge('/video/detail/gone', english)]).toEqual([null, null]);
  expect(asked).toEqual([]);
});

test('whatever is asked for, nobody is led to another site', async () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%5c',
    '%2f',
    '..',
    '%2e',
    '.',
    'evil.example',
    'find',
    'EN',
    'zh',
    '?',
    '@',
    ':',
    '%09',
    '#',
  );
  const site = 'https://own.example';
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const verdict = await judge(`/${pieces.join('')}`);
      if (!verdict || !('location' in verdict)) return;
      expect(new URL(verdict.location, site).origin).toBe(site);
    }),
  );
});
