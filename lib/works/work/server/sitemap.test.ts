import { type Env, readEnv } from '@/lib/platform/server/env';
import { writeUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { sitemapLimits } from '@/lib/platform/server/sitemap/write-sitemap';
import { playlistPage, playlistsPerPart } from '@/lib/works/playlist/server/sitemap';
import { workLimits } from '@/lib/works/work/codes';
import { workPage, worksPerPart } from './sitemap';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
afterEach(() => {
  slot.lightfieldEnv = undefined;
});

/** Every character takes six bytes in XML. */
const longest = (characters: number) => '"'.repeat(characters);
const longestKey = `works/${'k'.repeat(394)}`;
const bytesOf = (page: ReturnType<typeof workPage>) =>
  page.reduce((sum, url) => sum + Buffer.byteLength(writeUrl(url)), 0);

const work = {
  id: 'i'.repeat(64),
  title_zh: '光',
  title_en: null,
  intro_zh: '',
  intro_en: null,
  cover: 'works/1.jpg',
  duration_seconds: 92,
  view_count: 7,
  verified_at: Date.UTC(2026, 10, 20),
  film_width: 1920,
};

test('a part fits into one file even when all works in it have the longest texts and keys', () => {
  slot.lightfieldEnv = readEnv({ SITE_URL: `https://${'a'.repeat(40)}.example` });
  const title = longest(workLimits.title);
  const intro = longest(workLimits.intro);
  const page = workPage({
    ...work,
    title_zh: title,
    title_en: title,
    intro_zh: intro,
    intro_en: intro,
    cover: longestKey,
    view_count: Number.MAX_SAFE_INTEGER,
  });
  expect(page.length * worksPerPart).toBeLessThanOrEqual(sitemapLimits.urls);
  expect(bytesOf(page) * worksPerPart).toBeLessThan(sitemapLimits.bytes * 0.99);
  const list = playlistPage({ id: work.id, cover: longestKey, updated_at: work.verified_at });
  expect(list.length * playlistsPerPart).toBeLessThanOrEqual(sitemapLimits.urls);
  expect(bytesOf(list) * playlistsPerPart).toBeLessThan(sitemapLimits.bytes * 0.99);
});

test('a work without a cover has no picture, and none that could stand for a film', () => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
  const [bare] = workPage({ ...work, cover: null });
  expect([bare?.images, bare?.videos]).toEqual([[], []]);
  expect(playlistPage({ id: 'a', cover: null, updated_at: 1 })[0]?.images).toEqual([]);
});
