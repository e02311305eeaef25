import { isAppPage, isPayPage } from './app-pages';

test.each([
  ['/app', true],
  ['/app/open', true],
  ['/demo', true],
  ['/', false],
  ['/applyProject/1', false],
  ['/demonstration', false],
])('%s: %s', (path, is) => {
  expect(isAppPage(path)).toBe(is);
});

test.each([
  ['/wallet', true],
  ['/order/o1/pay', true],
  ['/counter/N1', true],
  ['/order/o1', false],
  ['/my/order', false],
  ['/', false],
])('%s is where somebody pays: %s', (path, is) => {
  expect(isPayPage(path)).toBe(is);
});
