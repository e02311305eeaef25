import { type Env, readEnv } from '@/lib/platform/server/env';
import { loginTable } from './login-table';
import { robotsText } from './robots';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
afterEach(() => {
  slot.lightfieldEnv = undefined;
});
const linesOn = (source: Record<string, string>) => {
  slot.lightfieldEnv = readEnv(source);
  return robotsText().split('\n');
};

test('crawlers may read all but calls, the console and personal pages, in both languages', () => {
  const lines = linesOn({ SITE_URL: 'https://light.example' });
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/']);
  for (const page of [
    ...loginTable.map((path) => path.replace(/\[\w+\]/, '*')),
    '/exchange',
    '/ended',
    '/Search?text=',
  ]) {
    expect(lines).toContain(`Disallow: ${page}`);
    expect(lines).toContain(`Disallow: /en${page}`);
  }
  // No rule may cover a public page: a prefix also closes what begins with it.
  const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  for (const page of [
    '/',
    '/business',
    '/service',
    '/About',
    '/excellent?month=2026-10',
    '/en',
    '/en/business',
    '/otherPeople?userId=1',
    '/Search',
    '/media/a',
  ]) {
    expect(closed.filter((path) => page.startsWith(path))).toEqual([]);
  }
  expect(lines.at(-2)).toBe('Sitemap: https://light.example/sitemap.xml');
});

test('the outbox is named on a demonstration alone', () => {
  expect(linesOn({ DEMO: '1', SITE_URL: 'https://light.example' })).toContain('Disallow: /en/outbox');
  expect(linesOn({ SITE_URL: 'https://light.example' }).filter((line) => line.includes('outbox'))).toEqual([]);
});

test('a demonstration and a loopback address may be read too', () => {
  expect(linesOn({ DEMO: '1', SITE_URL: 'https://light.example' })).toContain('Allow: /');
  expect(linesOn({ PORT: '3210' })).toEqual(
    expect.arrayContaining(['Allow: /', 'Sitemap: http://localhost:3210/sitemap.xml']),
  );
});
