import fc from 'fast-check';
import { encodeId, linkTo } from './link';

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
])('%j is no link', (address) => {
  expect(linkTo(address)).toBeNull();
});

test('a link is either of http or stays on the page it stands on', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    ':',
    '@',
    '?',
    '#',
    'http',
    's',
    'javascript',
    'a.example',
    ' ',
    '%2e',
    '光',
  );
  const address = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(address, (text) => {
      const link = linkTo(text);
      if (!link) return;
      const { origin, protocol } = new URL(link.href, 'https://page.example/deep/er');
      if (link.external) expect(['http:', 'https:']).toContain(protocol);
      else expect(origin).toBe('https://page.example');
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
