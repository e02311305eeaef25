import type { Reader } from '@/lib/platform/server/db/database';
import { type Env, readEnv } from '@/lib/platform/server/env';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { listParts, openPart, peopleSection } from './sitemap';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
beforeAll(() => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example' });
});
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

async function addressesOf(urls: AsyncIterable<SitemapUrl> | null): Promise<string[]> {
  const addresses: string[] = [];
  for await (const { address } of urls ?? []) addresses.push(address);
  return addresses;
}
const chinese = (id: string) => `https://light.example/otherPeople?userId=${id}`;
const english = (id: string) => `https://light.example/en/otherPeople?userId=${id}`;

describeOnBothEngines('the sitemap of people', (database) => {
  const context = () => testContext(database().db);
  const read = (): Reader => database().db.read;
  const insert = (people: { id: string; works?: number; activities?: number; erased_at?: number }[]) =>
    database().db.transaction(async (tx) => {
      const rows = people.map(({ id, erased_at = null }) => personRow({ id, nickname_key: id, erased_at }));
      await insertRows(tx, 'person', rows);
      const works = people.flatMap(({ id, works = 0 }) => Array.from({ length: works }, (_, n) => ({ id, n })));
      await insertRows(
        tx,
        'video',
        works.map(({ id, n }) => videoRow({ id: `${id}-${n}`, author_id: id, verified_at: noon + n })),
      );
      const activities = people.filter(({ activities = 0 }) => activities > 0);
      await insertRows(
        tx,
        'activity',
        activities.map(({ id }) => activityRow({ id: `of ${id}`, organiser_id: id })),
      );
    });
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['live_broadcast', 'video', 'activity', 'person'] as const)
        await tx.deleteFrom(table).execute();
    }),
  );

  test('is empty without people', async () => {
    expect(await peopleSection.listParts(context())).toEqual([]);
    expect(await peopleSection.openPart(context(), 'nobody')).toBeNull();
  });

  test('holds whoever has something public, in both languages, and nobody else', async () => {
    await insert([
      { id: 'maker', works: 2 },
      { id: 'host', activities: 1 },
      { id: 'streamer' },
      { id: 'lost' },
      { id: 'reader' },
      { id: 'erased', works: 1, activities: 1, erased_at: noon },
      { id: 'waiting' },
    ]);
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', [videoRow({ id: 'w', author_id: 'waiting', state: 'pending_review' })]);
      await insertRows(tx, 'activity', [activityRow({ id: 'w', organiser_id: 'waiting', review_state: 1 })]);
    });
    await addBroadcast(database().db, { id: 'aired', host_id: 'streamer', startAt: noon });
    await addBroadcast(database().db, { id: 'missed', host_id: 'lost', startAt: noon, missed_at: noon });
    await addBroadcast(database().db, { id: 'canceled', host_id: 'lost', startAt: noon, canceled_at: noon });
    await addBroadcast(database().db, { id: 'waiting', host_id: 'lost', startAt: noon, review_state: 1 });
    expect(await peopleSection.listParts(context())).toEqual(['host']);
    expect(await addressesOf(await peopleSection.openPart(context(), 'host'))).toEqual([
      ...[chinese('host'), english('host')],
      ...[chinese('maker'), english('maker')],
      ...[chinese('streamer'), english('streamer')],
    ]);
  });

  test('says both languages, the pictures of the page, and when the latest work came', async () => {
    await insert([{ id: 'maker', works: 3 }]);
    await database().db.transaction((tx) =>
      tx.updateTable('person').set({ avatar: 'avatars/a.jpg', banner: 'people/b.jpg' }).execute(),
    );
    const [first] = (await collect(await peopleSection.openPart(context(), 'maker'))) ?? [];
    expect(first).toEqual({
      address: chinese('maker'),
      languages: { 'zh-CN': chinese('maker'), en: english('maker'), 'x-default': chinese('maker') },
      changedAt: noon + 2,
      images: [
        'https://light.example/media/people/b.jpg?w=2880&h=500&f=jpg',
        'https://light.example/media/avatars/a.jpg?w=280&h=280&f=jpg',
      ],
    });
  });

  test('is not listed when all that is left is of people who are gone', async () => {
    await insert([{ id: 'erased', works: 1, activities: 1, erased_at: noon }, { id: 'reader' }]);
    expect(await peopleSection.listParts(context())).toEqual([]);
    for (const id of ['erased', 'reader']) expect(await peopleSection.openPart(context(), id)).toBeNull();
  });

  test('is cut into ranges of ids that begin with somebody listed: everybody stands in one part', async () => {
    const people = Array.from({ length: 11 }, (_, index) => ({ id: `p${10 + index}` }));
    // After the first range of three nobody is listed until p16.
    await insert(people.map((person, index) => ({ ...person, works: index >= 3 && index <= 5 ? 0 : 1 })));
    const parts = await listParts(read(), 3);
    expect(parts).toEqual(['p10', 'p16', 'p19']);
    const found = await Promise.all(parts.map(async (part) => addressesOf(await openPart(context(), part, 3))));
    expect(found.map((addresses) => addresses.length)).toEqual([6, 6, 4]);
    const listed = people.filter((_, index) => index < 3 || index > 5).map(({ id }) => chinese(id));
    expect(found.flat().filter((address) => !address.includes('/en/'))).toEqual(listed);
    for (const name of ['p13', 'p11x', 'z']) expect(await openPart(context(), name, 3)).toBeNull();
  });

  test('reads a part piece by piece, to its end and no further', async () => {
    const people = Array.from({ length: 1203 }, (_, index) => ({ id: `p${1000 + index}`, works: 1 }));
    await insert(people);
    const first = await addressesOf(await openPart(context(), 'p1000', 1100));
    const second = await addressesOf(await openPart(context(), 'p2100', 1100));
    expect([first.length, second.length]).toEqual([2200, 206]);
    expect(new Set([...first, ...second]).size).toBe(2 * people.length);
    expect(second[0]).toBe(chinese('p2100'));
  });
});

async function collect(urls: AsyncIterable<SitemapUrl> | null): Promise<SitemapUrl[]> {
  const all: SitemapUrl[] = [];
  for await (const url of urls ?? []) all.push(url);
  return all;
}
