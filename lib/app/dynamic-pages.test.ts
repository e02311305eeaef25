import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(process.cwd(), 'app');
/** The layout of personal pages makes everything below it dynamic. */
const personal = /\(personal\)/;
const dependsOnRequest = /caller-context|searchParams|next\/headers/;

const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => ({ file: relative('.', file), source: readFileSync(join(root, file), 'utf8') }));

/** Next takes every page below `[locale]` for one that can be kept, and answers 500 when such a page reads its request. */
test('a page that reads its request says that it is made for each', () => {
  const reading = pages.filter(({ file, source }) => dependsOnRequest.test(source) && !personal.test(file));
  expect(reading.map(({ file }) => file)).toContain('[locale]/(screens)/login/page.tsx');
  for (const { file, source } of reading) {
    expect([file, source]).toEqual([file, expect.stringContaining("export const dynamic = 'force-dynamic'")]);
  }
});
