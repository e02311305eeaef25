import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testContext } from '@/test/context';
import { findMissing, missingKinds } from './missing-things';

/** Of the pages for everybody, with the group that each is in; groups are no part of an address. */
const pages = readdirSync(join(process.cwd(), 'app/[locale]'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx') && !/\((?:personal|console)\)/.test(file))
  .map((file) => `/${file.replace(/\([^)]+\)\//g, '').replace('/page.tsx', '')}`);

/** What its query names: the address by a path leads to that by a query. */
const byQuery: Record<string, string> = {
  '/otherPeople/[userId]': '/otherPeople?userId',
  '/VideoPlayer/[id]': '/VideoPlayer?id',
};
/**
 * They show no single thing: a month has a page with picks or without, a search one with hits or without, and every path below
 * /app opens the app.
 */
const others = ['/excellent/[month]', '/Search/found/[tab]/[text]', '/app/[...rest]', '/[...rest]'];

test('every page that shows one thing says when it is not there', async () => {
  const showing = pages.filter((page) => page.includes('[') && !others.includes(page));
  expect(showing.length).toBeGreaterThan(6);
  const context = testContext(undefined as never);
  for (const page of showing) {
    // Nothing has this id, and nobody needs to look it up.
    const kind = await findMissing(context, byQuery[page] ?? page, '!');
    expect([page, missingKinds]).toEqual([page, expect.arrayContaining([kind])]);
  }
});

test('and every kind has its page', () => {
  const own = pages.filter((page) => page.startsWith('/not-there/'));
  expect(own.sort()).toEqual(missingKinds.map((kind) => `/not-there/${kind}`).sort());
});
