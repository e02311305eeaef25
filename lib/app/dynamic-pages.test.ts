import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMadeForEach, openDynamicPages } from './dynamic-pages';
import { loginTable } from './login-table';

const root = join(process.cwd(), 'app');
/** The layouts of personal pages and of the console make everything below them dynamic. */
const personal = /\((?:personal|console)\)/;
const dependsOnRequest = /caller-context|unless-logged-in|searchParams|next\/headers/;

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => ({ file: relative('.', file), source: readFileSync(join(root, file), 'utf8') }));

test.each(['[locale]/(screens)/(personal)', '[locale]/(console)'])('everything in %s is made for each', (group) => {
  const layout = readFileSync(join(root, group, 'layout.tsx'), 'utf8');
  expect(layout).toContain("export const dynamic = 'force-dynamic'");
});

/** Next treats every page below `[locale]` as cacheable, and answers 500 when such a page reads its request. */
test('a page that reads its request says that it is made for each', () => {
  const reading = pages.filter(({ file, source }) => dependsOnRequest.test(source) && !personal.test(file));
  expect(reading.map(({ file }) => file)).toContain('[locale]/(screens)/login/page.tsx');
  for (const { file, source } of reading) {
    expect([file, source]).toEqual([file, expect.stringContaining("export const dynamic = 'force-dynamic'")]);
  }
});

test('the pages whose scripts carry nonces are those that are made for each request', () => {
  // A cached page would contain the nonce of its first visitor; the route for unknown paths renders no page.
  const dynamic = pages.filter(
    ({ file, source }) =>
      !personal.test(file) && !file.startsWith('[locale]/[...rest]') && source.includes("= 'force-dynamic'"),
  );
  const paths = dynamic.map(({ file }) => file.replace(/^.*\)(\/.*)\/page\.tsx$/, '$1'));
  expect(paths.sort()).toEqual([...openDynamicPages].sort());
});

test.each([...loginTable, ...openDynamicPages, '/Settings/devices', '/business/requests/k3y_-', '/app/open/a'])(
  '%s is made for each request',
  (path) => {
    expect([path, `${path}?a=1`, `/en${path}`].map(isMadeForEach)).toEqual([true, true, true]);
  },
);

test.each([
  '/',
  '/en',
  '/otherPeople?userId=lin',
  '/Agreement',
  '/app',
  '/settings',
  '/api/account/login',
  '/loginx',
  '/business/request/activities',
  '/business/requests/',
  '/Search',
  '/en/Search?text=a&tab=people',
])('%s is the same for everybody', (url) => {
  expect(isMadeForEach(url)).toBe(false);
});
