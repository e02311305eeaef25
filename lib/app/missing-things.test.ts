import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testContext } from '@/test/context';
import { findMissing, missingKinds } from './missing-things';

/** All public pages with their group; groups are not part of an address. */
const pages = readdirSync(join(process.cwd(), 'app/[locale]'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx') && !/\((?:personal|console)\)/.test(file))
  .map((file) => `/${file.replace(/\([^)]+\)\//g, '').replace('/page.tsx', '')}`);

/** The query parameters of a page: its address by path redirects to that by query. */
const byQuery: Record<string, string> = {
  '/otherPeople/[userId]': '/otherPeople?userId',
  '/VideoPlayer/[id]': '/VideoPlayer?id',
  '/topicIntroduce/[topicId]': '/topicIntroduce?topicId',
  '/live/liveDetail/[id]': '/live/liveDetail?id',
  '/live/livePage/[id]': '/live/livePage?id',
};
/**
 * They do not show a single thing: a month or a search has a page even without results, and every path below /app opens
 * the app.
 */
const others = ['/excellent/[month]', '/Search/found/[tab]/[text]', '/app/[...rest]', '/[...rest]'];

test('every page that shows one thing says when it is not there', async () => {
  const showing = pages.filter((page) => page.includes('[') && !others.includes(page));
  expect(showing.length).toBeGreaterThan(6);
  const context = testContext(undefined as never);
  for (const page of showing) {
    // Nothing has this id, and no lookup is needed.
    const kind = await findMissing(context, byQuery[page] ?? page, '!');
    expect([page, missingKinds]).toEqual([page, expect.arrayContaining([kind])]);
  }
});

test('and every kind has its page', () => {
  const own = pages.filter((page) => page.startsWith('/not-there/') && !page.includes('['));
  expect(own.sort()).toEqual(missingKinds.map((kind) => `/not-there/${kind}`).sort());
});
