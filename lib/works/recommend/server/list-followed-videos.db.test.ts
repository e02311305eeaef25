import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { followedFeedLength } from '../codes';
import { findFollowedVideos } from '../contract';
import { listFollowedVideos } from './list-followed-videos';

const people = Array.from({ length: 12 }, (_, index) => `p${index + 10}`);

describeOnBothEngines('the works of people whom one follows', (database) => {
  const as = (personId: string) => testContext(database().db, { caller: callerOf(personId) });
  const insert = (works: Parameters<typeof videoRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', works.map(videoRow)));
  const follow = (personIds: string[], followerId = 'me') =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'person_follow',
        personIds.map((person_id) => ({ follower_id: followerId, person_id, created_at: noon })),
      ),
    );
  const idsOf = async (pageIndex = 1, pageSize = 20) => {
    const page = await listFollowedVideos(as('me'), { pageIndex, pageSize });
    expect(findFollowedVideos.data.parse(page)).toEqual(page);
    return page.list.map(({ videoId }) => videoId);
  };

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['person_follow', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
      await insertRows(
        tx,
        'person',
        ['me', 'idle', ...people].map((id) => personRow({ id })),
      );
    }),
  );

  test('are none for who follows nobody, or nobody with works; a visitor is refused', async () => {
    await insert([{ id: 'a', author_id: 'p10' }]);
    expect(await listFollowedVideos(as('me'), { pageIndex: 1, pageSize: 20 })).toEqual({
      list: [],
      nextPage: null,
      hasNextPage: false,
    });
    await follow(['idle']);
    expect(await idsOf()).toEqual([]);
    const visitor = listFollowedVideos(testContext(database().db), { pageIndex: 1, pageSize: 20 });
    await expect(visitor).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('come the latest approved first, only public ones, and only of those whom the caller follows', async () => {
    await insert([
      { id: 'old', author_id: 'p10', verified_at: noon - 5 },
      { id: 'new', author_id: 'p11', verified_at: noon + 5 },
      { id: 'newest', author_id: 'p10', verified_at: noon + 9 },
      { id: 'down', author_id: 'p10', verified_at: noon + 10, state: 'failed' },
      { id: 'draft', author_id: 'p11', verified_at: null, state: 'pending_edit' },
      { id: 'strange', author_id: 'p12', verified_at: noon + 20 },
    ]);
    await follow(['p10', 'p11', 'idle']);
    await follow(['p12'], 'idle');
    expect(await idsOf()).toEqual(['newest', 'new', 'old']);
  });

  test.each([1, 3, 7, 100])('come each once over all pages of %s, in the order of the whole', async (pageSize) => {
    // Some have many works, some have one; many were approved at the same time.
    const works = people.flatMap((author_id, person) =>
      Array.from({ length: person % 3 === 0 ? 1 : person + 1 }, (_, index) => ({
        id: `w${person}-${index}`,
        author_id,
        verified_at: noon + ((person * 7 + index * 3) % 5),
      })),
    );
    await insert(works);
    await follow(people);
    const inOrder = works
      .toSorted((one, other) => other.verified_at - one.verified_at || (one.id < other.id ? -1 : 1))
      .map(({ id }) => id);
    const pages = await everyPage((pageIndex) => listFollowedVideos(as('me'), { pageIndex, pageSize }));
    expect(pages.flatMap((page) => page.list.map(({ videoId }) => videoId))).toEqual(inOrder);
    expect(await idsOf(1, 2)).toEqual(inOrder.slice(0, 2));
  });

  test('go back a thousand works and end there, also in the middle of a page', async () => {
    const works = Array.from({ length: followedFeedLength + 5 }, (_, index) => ({
      id: `w${index}`,
      author_id: people[index % people.length] ?? '',
      verified_at: noon - index,
    }));
    await insert(works);
    await follow(people);
    for (const pageSize of [50, 30]) {
      const pages = await everyPage((pageIndex) => listFollowedVideos(as('me'), { pageIndex, pageSize }));
      const found = pages.flatMap((page) => page.list.map(({ videoId }) => videoId));
      expect(found).toEqual(works.slice(0, followedFeedLength).map(({ id }) => id));
      expect(await idsOf(pages.length + 1, pageSize)).toEqual([]);
    }
  });
});
