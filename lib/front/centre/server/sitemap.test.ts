import { type Env, readEnv } from '@/lib/platform/server/env';
import { writeUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { sitemapLimits } from '@/lib/platform/server/sitemap/write-sitemap';
import { peoplePerPart, personPage } from './sitemap';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
afterEach(() => {
  slot.lightfieldEnv = undefined;
});

test('a part fits into one file even when everybody in it has the longest id and the longest keys', () => {
  slot.lightfieldEnv = readEnv({ SITE_URL: `https://${'a'.repeat(40)}.example` });
  const key = `people/${'k'.repeat(393)}`;
  const page = personPage({ id: 'i'.repeat(64), avatar: key, banner: key, workedAt: Date.UTC(2026, 10, 20) });
  const bytes = page.reduce((sum, url) => sum + Buffer.byteLength(writeUrl(url)), 0);
  expect(page.length * peoplePerPart).toBeLessThanOrEqual(sitemapLimits.urls);
  expect(bytes * peoplePerPart).toBeLessThan(sitemapLimits.bytes * 0.99);
});

test('who has no pictures names none, and a picture elsewhere keeps its address', () => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
  const bare = personPage({ id: 'a', avatar: null, banner: null, workedAt: null });
  expect(bare.map(({ images, changedAt }) => [images, changedAt])).toEqual([
    [[], null],
    [[], null],
  ]);
  const [page] = personPage({ id: 'a', avatar: 'https://cdn.example/a.jpg', banner: null, workedAt: null });
  expect(page?.images).toEqual(['https://cdn.example/a.jpg']);
});
