import fc from 'fast-check';
import { getPathname, placeOf } from '@/lib/platform/i18n/navigation';
import { languages } from './language';
import { encodeId, linkTo, ownPath } from './link';

test.each([
  ['https://a.example', { href: 'https://a.example/', external: true }],
  [' HTTP://A.example/光?q=1#x ', { href: 'http://a.example/%E5%85%89?q=1#x', external: true }],
  ['/activity?type=3#top', { href: '/activity?type=3#top', external: false }],
  ['/', { href: '/', external: false }],
  ['/a/../live/list', { href: '/live/list', external: false }],
])('%j is a link', (address, link) => {
  expect(linkTo(address)).toEqual(link);
});

test.each([
  null,
  undefined,
  '',
  ' ',
  '#top',
  'www.a.example',
  'activity',
  '//a.example',
  '/\\a.example',
  '\\\\a.example',
  '/\t/a.example',
  '/.//a.example',
  '/x/..//a.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@a.example',
  'http://',
  'https://a b',
  'https:a.example',
  '/zh//a.example',
  '/en//a.example',
  '/zh///a.example',
  '/zh/\\a.example',
  '/zh/.//a.example',
  '/x/../zh//a.example',
  '/zh/%2e//a.example',
  '/zh//user@a.example',
  '/zh/\t/a.example',
  '/zh/%2fa.example',
  '/zh/%5Ca.example',
  '/zh/%252fa.example',
  '/%2fa.example',
  '/%0d%0aLocation:%20https://a.example',
  '/x//y',
  '/%E0%A4%A',
])('%j is no link', (address) => {
  expect(linkTo(address)).toBeNull();
});

/** A hostile address made of separators, invisible characters and names, in any order. */
const hostile = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '//', '\\', '.', '..', '/zh', '/en', '/zh/', '/en/', 'zh', '%', '%25', '%2', '5c', '2f'),
        fc.constantFrom('%2f', '%2F', '%5c', '%5C', '%2e', '%2E', '%09', '%0d%0a', '%00', '%252f', '%255c', '%25252f'),
        fc.constantFrom('\t', '\n', '\r', '\0', ' ', '\u3000', '\ufeff', '／', '＼', '．', '。', '\u2028', '\ud800'),
        fc.constantFrom('?', '#', ':', '@', ';', '&', '=', 'user@', 'http', 'https:', 'javascript:', 'data:', '光'),
        fc.constantFrom('evil.example', 'own.invalid', 'a', '[::1]', 'xn--', 'login', ':80'),
      ),
      { maxLength: 10 },
    )
    .map((pieces) => pieces.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
);
const site = 'https://light.example';

/** The addresses to which a path is navigated: in each language, without prefix, and decoded on the way. */
function navigated(path: string): string[] {
  const inLanguages = languages.map((locale) => getPathname({ locale, href: path }));
  const bare = placeOf(path).path;
  const replaced = languages.map((locale) => getPathname({ locale, href: bare }));
  const [page = '', ...query] = path.split(/(?=[?#])/);
  const once = decodeURIComponent(page) + query.join('');
  return [path, bare, ...inLanguages, ...replaced, once, placeOf(once).path];
}

test('whatever is written, an own path stays on the site wherever it is navigated to', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `/${text}`),
        hostile.map((text) => `/zh/${text}`),
      ),
      (address) => {
        const path = ownPath(address);
        if (path === null) return;
        for (const one of navigated(path)) expect([address, new URL(one, site).origin]).toEqual([address, site]);
        expect(ownPath(path)).toBe(path);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a link is either of http or stays on the site', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const link = linkTo(text);
      if (!link) return;
      const { origin, protocol } = new URL(link.href, `${site}/deep/er`);
      if (link.external) expect(['http:', 'https:']).toContain(protocol);
      else expect(origin).toBe(site);
      expect(linkTo(link.href)).toEqual(link);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['0199a', '0199a'],
  ['a/b?c&d=e#光', 'a%2Fb%3Fc%26d%3De%23%E5%85%89'],
  ['\ud800', '%EF%BF%BD'],
  ['', null],
  ['  ', null],
  ['.', null],
  ['..', null],
  [null, null],
  [undefined, null],
])('the id %j is %j in an address', (id, encoded) => {
  expect(encodeId(id)).toBe(encoded);
});
