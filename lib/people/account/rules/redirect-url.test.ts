import fc from 'fast-check';
import { wayBack } from './redirect-url';

const fallback = '/PeopleCenter';

test.each([
  ['/', '/'],
  ['/PeopleCenter?tab=2#works', '/PeopleCenter?tab=2#works'],
  ['/en/otherPeople?userId=lin&tabindex=4', '/en/otherPeople?userId=lin&tabindex=4'],
  ['/Search?q=%E5%85%89%2F100%25', '/Search?q=%E5%85%89%2F100%25'],
  ['/video/detail/a%20b', '/video/detail/a%20b'],
  ['/Find?next=https://evil.example', '/Find?next=https://evil.example'],
  ['/registered', '/registered'],
  ['/login-help', '/login-help'],
])('%j is followed', (asked, path) => {
  expect(wayBack(asked, fallback)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'PeopleCenter',
  '?redirecturl=/',
  'https://evil.example/',
  'http:evil.example',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/zh//evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%E0%A4%A',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:lin@example.org',
  'blob:https://evil.example/x',
])('%j is not followed', (asked) => {
  expect(wayBack(asked, fallback)).toBe(fallback);
});

test.each([
  '/login',
  '/login/',
  '/login?redirecturl=/login',
  '/en/login#x',
  '/LOGIN',
  '/%6cogin',
  '/zh/login',
  '/loginmobile',
  '/checkPhoneCode',
  '/selectAreaCode',
  '/Register',
  '/setCode',
  '/setNickname',
  '/Forget',
  '/resetpassword?ticket=x',
  '/wechatGetCode?code=x',
  '/en/phoneBind',
  '/exchange',
  '/ended?redirecturl=/',
  '/a/../login',
])('%j would go in circles', (asked) => {
  expect(wayBack(asked, fallback)).toBe(fallback);
});

test('whatever is asked for, a browser stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    ':',
    '@',
    '?',
    '#',
    'https',
    'evil.example',
    '%2f',
    '%5c',
    'login',
  );
  const asked = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(asked, (address) => {
      const path = wayBack(address, fallback);
      expect(new URL(path, 'https://light.example').origin).toBe('https://light.example');
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(wayBack(path, fallback)).toBe(path);
    }),
  );
});
