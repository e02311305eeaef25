import fc from 'fast-check';
import { refusalOf } from './admit-request.mjs';

test.each(['/%', '/%ff', '/video/detail/%E0%A4%A', '*', 'http://other.example/zh', 'other.example:443', ''])(
  'the target %s is refused',
  (url) => {
    expect(refusalOf({ method: 'GET', url })).toEqual({ status: 400, headers: {} });
  },
);

test.each(['/', '/en?a=%ff', '/%E5%85%89', '/a%2Fb', '//x', '/media/a%20b.jpg'])('%s is asked for', (url) => {
  expect(refusalOf({ method: 'GET', url })).toBeNull();
});

test.each([
  ['TRACE', '/', 'GET, HEAD, OPTIONS'],
  ['PUT', '/business', 'GET, HEAD, OPTIONS'],
  ['POST', '/media/a.jpg', 'GET, HEAD, OPTIONS'],
  ['POST', '/robots.txt', 'GET, HEAD, OPTIONS'],
  ['POST', '//evil.example/a', 'GET, HEAD, OPTIONS'],
  ['POST', '/\\evil', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/media/a.jpg', 'GET, HEAD, OPTIONS'],
  ['TRACE', '/api/account/login', 'GET, HEAD, POST, PATCH, DELETE, OPTIONS, PUT'],
])('%s %s is no method there', (method, url, allowed) => {
  expect(refusalOf({ method, url })).toEqual({ status: 405, headers: { Allow: allowed } });
});

test.each(['/login', '/', '/en/Search?text=a.b', '/play.x/a'])(
  'a form that is sent to %s gets its page again',
  (url) => {
    expect(refusalOf({ method: 'POST', url })).toEqual({ status: 303, headers: { Location: url } });
  },
);

test.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('the API hears %s', (method) => {
  expect(refusalOf({ method, url: '/api/upload/1' })).toBeNull();
});

test('what is let through can be decoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '%', 'f', '2', '0', '?', '*', ':', '\\') }), (url) => {
      if (refusalOf({ method: 'GET', url })) return;
      expect(() => decodeURIComponent(url.split('?', 1)[0] ?? '')).not.toThrow();
      expect(url.startsWith('/')).toBe(true);
    }),
  );
});
