import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from './build.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightfield-sources-'));
  write('app/page.tsx', 'one');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('stays while nothing changes', () => {
  const before = sourceHash(folder, {});
  write('app/page.tsx', 'one');
  expect(sourceHash(folder, {})).toBe(before);
});

test.each([
  ['a source', 'app/page.tsx', 'two'],
  ['a new source', 'lib/works/work/contract.ts', ''],
  ['a message', 'messages/zh/front/home.json', '{}'],
  ['a public file', 'public/robots.txt', ''],
  ['the lock', 'package-lock.json', '{ }'],
  ['a configuration', 'next.config.mjs', ''],
  ['the middleware', 'middleware.ts', ''],
])('%s makes a new build', (_, file, text) => {
  const before = sourceHash(folder, {});
  write(file, text);
  expect(sourceHash(folder, {})).not.toBe(before);
});

test.each([
  'app/page.test.tsx',
  'lib/works/work/server/list.db.test.ts',
  'package.json',
  'jest.config.mjs',
  'playwright.config.ts',
  'biome.json',
  'knip.json',
  'next-env.d.ts',
  'README.md',
  'data/lightfield.db',
  'node_modules/next/package.json',
  '.next/build-manifest.json',
])('%s makes none', (file) => {
  const before = sourceHash(folder, {});
  write(file, 'changed');
  expect(sourceHash(folder, {})).toBe(before);
});

test('a file that moves or is cut in two makes a new build', () => {
  write('app/ab.ts', 'c');
  const before = sourceHash(folder, {});
  rmSync(join(folder, 'app/ab.ts'));
  write('app/a.ts', 'bc');
  expect(sourceHash(folder, {})).not.toBe(before);
});

test('values that are written into the browser code count; others and empty ones do not', () => {
  const before = sourceHash(folder, {});
  expect(sourceHash(folder, { PORT: '1', LOG_LEVEL: 'debug', NEXT_PUBLIC_IMAGE_HOST: '' })).toBe(before);
  expect(sourceHash(folder, { NEXT_PUBLIC_IMAGE_HOST: 'https://images.example.org' })).not.toBe(before);
});
