import { getPathname, placeOf } from './navigation';

test.each([
  ['zh', '/', '/'],
  ['zh', '/Find?q=1', '/Find?q=1'],
  ['zh', '/?q=1', '/?q=1'],
  ['en', '/', '/en'],
  ['en', '/?q=1', '/en?q=1'],
  ['en', '/#main', '/en#main'],
  ['en', '/Find?q=/', '/en/Find?q=/'],
] as const)('in %s %s is at %s', (locale, href, address) => {
  expect(getPathname({ locale, href })).toBe(address);
});

test.each([
  ['/', 'zh', '/'],
  ['/Find', 'zh', '/Find'],
  ['/zh', 'zh', '/'],
  ['/zh/Find', 'zh', '/Find'],
  ['/en', 'en', '/'],
  ['/en/Find', 'en', '/Find'],
  ['/en?a=1', 'en', '/?a=1'],
  ['/en#b', 'en', '/#b'],
  ['/zh/Find?a=/en', 'zh', '/Find?a=/en'],
  ['/energy', 'zh', '/energy'],
  ['/zhuhai', 'zh', '/zhuhai'],
] as const)('%s is in %s and the page %s', (pathname, language, path) => {
  expect(placeOf(pathname)).toEqual({ language, path });
});
