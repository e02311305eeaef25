import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { noPage, pathPattern } from '@/lib/platform/shared/addresses.mjs';
import { config, middleware } from '@/middleware';
import { setEnv } from '@/test/set-env';
import { loginTable, loginTrees, needsLogin, standsInHeader } from './login-table';

// Next's matcher needs the storage that its own servers set globally.
Object.assign(globalThis, { AsyncLocalStorage });
const { unstable_doesMiddlewareMatch } = jest.requireActual<typeof import('next/experimental/testing/server')>(
  'next/experimental/testing/server',
);

const site = 'http://localhost:3000';
const pages = [...loginTable, ...loginTrees.map((path) => `${path}/security`)].flatMap((path) => [path, `/en${path}`]);
const app = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) LightfieldApp/2.1';

type Cookies = Record<string, string>;

/** Whether middleware runs. Next matches both the raw and the decoded address. */
function runs(path: string, cookies: Cookies = {}, headers: Record<string, string> = {}): boolean {
  return [path, decodeURIComponent(path)].some((pathname) =>
    unstable_doesMiddlewareMatch({ config, url: site + pathname, cookies, headers }),
  );
}

function ask(path: string, cookies: Cookies = {}, userAgent = '') {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return middleware(new NextRequest(site + path, { headers: { 'User-Agent': userAgent, Cookie: cookie.join('; ') } }));
}

afterEach(() => jest.restoreAllMocks());

const passes = (answer: Response) => answer.headers.get('x-middleware-next') === '1';

/** The same path with some of its letters percent-encoded. */
const spelling = fc
  .tuple(fc.constantFrom(...pages), fc.infiniteStream(fc.constantFrom('as is', 'encoded')))
  .map(([page, ways]) =>
    [...page].map((letter) => (letter === '/' ? letter : spell(letter, ways.next().value))).join(''),
  );

function spell(letter: string, way: string): string {
  return way === 'encoded' ? `%${letter.charCodeAt(0).toString(16)}` : letter;
}

test('the matcher of the middleware, which Next reads as text, is that of the table', () => {
  const names = (paths: string[]) => paths.map((path) => pathPattern(path).slice(1)).join('|');
  const alone = loginTable.filter((path) => !loginTrees.includes(path));
  expect(config.matcher.map(({ source }) => source)).toEqual([
    `/((?!en(?:/|$)|${noPage}).*)`,
    `/((?:en/)?(?:${names(alone)}|(?:${names(loginTrees)})(?:/.*)?))`,
  ]);
});

describe('a page of the table', () => {
  test('cannot be reached without the cookie, however its address is spelled', () => {
    fc.assert(
      fc.property(spelling, (path) => {
        expect([path, runs(path), passes(ask(path))]).toEqual([path, true, false]);
      }),
    );
  });

  test.each(pages)('%s runs no middleware on https for who has the cookie, and opens on http', (path) => {
    expect(runs(path, { '__Host-session': 'x' })).toBe(false);
    expect(passes(ask(path, { session: 'x' }))).toBe(true);
  });

  test('on https only the cookie that no other host can have set opens it', () => {
    setEnv({ siteUrl: 'https://light.example' });
    expect(runs('/PeopleCenter', { session: 'x' })).toBe(true);
    expect(passes(ask('/PeopleCenter', { session: 'x' }))).toBe(false);
    expect(passes(ask('/PeopleCenter', { '__Host-session': 'x' }))).toBe(true);
    expect(runs('/PeopleCenter', { '__Host-session': '' })).toBe(true);
  });

  test.each([
    ['/PeopleCenter', '/login?redirecturl=%2FPeopleCenter'],
    ['/PeopleCenter?tab=2&q=%E5%85%89', '/login?redirecturl=%2FPeopleCenter%3Ftab%3D2%26q%3D%25E5%2585%2589'],
    ['/AddTopic/new?kind=welfare', '/login?redirecturl=%2FAddTopic%2Fnew%3Fkind%3Dwelfare'],
    ['/en/PeopleCenter?tab=2', '/en/login?redirecturl=%2Fen%2FPeopleCenter%3Ftab%3D2'],
  ])('%s leads to the login in its language, with the way back', (path, login) => {
    const answer = ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, site + login]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['/PeopleCenter?tab=2', '/zh/exchange'],
    ['/en/PeopleCenter', '/en/exchange'],
  ])('%s is stood in for by the exchange page in the own app', (path, exchange) => {
    const answer = ask(path, {}, app);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('x-middleware-rewrite')).toBe(site + exchange);
    expect(answer.headers.get(`x-middleware-request-${standsInHeader}`)).toBe('1');
  });

  test('an empty cookie opens it as little as none', () => {
    expect([runs('/PeopleCenter', { session: '' }), passes(ask('/PeopleCenter', { session: '' }))]).toEqual([
      true,
      false,
    ]);
  });
});

test.each(['', app])('who chose English goes to the English address first: %s', (userAgent) => {
  expect(runs('/PeopleCenter', { language: 'en', session: 'x' })).toBe(true);
  const answer = ask('/PeopleCenter?tab=2', { language: 'en' }, userAgent);
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `${site}/en/PeopleCenter?tab=2`]);
  expect(ask('/', { language: 'en' }).headers.get('location')).toBe(`${site}/en`);
});

test.each([
  '/',
  '/en',
  '/Find',
  '/en/Find',
  '/login',
  '/en/login?redirecturl=/PeopleCenter',
  '/PeopleCenter/more',
  '/articleIndex/one',
  '/articleIndex/one/two/edit',
  '/MyMaJiangs',
  '/PeopleCenters',
  '/Settings-of-others',
  '/video/PeopleCenter',
  '/api/PeopleCenter',
  '/media/PeopleCenter',
  '/exchange',
])('%s runs no middleware for who chose no language', (path) => {
  expect([runs(path), runs(path, { session: 'x' }), runs(path, { language: 'zh' })]).toEqual([false, false, false]);
  expect(needsLogin(path)).toBe(false);
});

test.each(['/api/a', '/media/a', '/play', '/play/v1/token/download', '/play/v1/token/master.m3u8', '/a.js'])(
  '%s is the same in both languages',
  (path) => {
    expect(runs(path, { language: 'en' })).toBe(false);
  },
);

test('a page that only begins like the address of a film has two languages', () => {
  expect(runs('/playlist/1', { language: 'en' })).toBe(true);
});

test("what Next's router asks for in advance is not sent to the other language", () => {
  expect(runs('/Find', { language: 'en' }, { rsc: '1' })).toBe(false);
});
