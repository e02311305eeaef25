import { isAppPage } from './app-pages';

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
