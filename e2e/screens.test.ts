import { readdirSync } from 'node:fs';
import { screens, unseen } from './screens';

/** The routes of all pages, by their folders; groups in parentheses are not part of an address. */
const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`);

test('the walk sees every page', () => {
  const seen = new Set([...screens.map(({ route }) => route), ...unseen]);
  expect(routes.filter((route) => !seen.has(route))).toEqual([]);
});

test('and none that is not there any more', () => {
  const names = [...screens.map(({ route }) => route), ...unseen];
  expect(routes.length).toBeGreaterThan(70);
  expect(names.filter((route) => !routes.includes(route))).toEqual([]);
});

test('no screen stands there twice', () => {
  const places = screens.map(({ who, path }) => `${who} ${path}`);
  expect(places).toEqual([...new Set(places)]);
});
