import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { setState } from '@/test/playable-works';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findWatched } from '../../contract';
import { forgetWatched } from './forget-watched';
import { listWatched } from './list-watched';

const firstPage = { pageIndex: 1, pageSize: 20 };
const works = Array.from({ length: 23 }, (_, index) => `w${index}`);

describeOnBothEngines('the watch history', (database) => {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const watched = (person_id: string, video_id: string, watched_at = noon, position = 7) =>
    database().db.transaction((tx) => insertRows(tx, 'video_watch', [{ person_id, video_id, watched_at, position }]));
  const idsOf = async (personId: string) =>
    (await listWatched(as(personId), firstPage)).list.map(({ videoId }) => videoId);
  const rows = () => database().db.read.selectFrom('video_watch').select(['person_id', 'video_id']).execute();

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        ['author', 'lin', 'mo'].map((id) => personRow({ id })),
      );
      await insertRows(
        tx,
        'video',
        works.map((id) => videoRow({ id, title_en: 'A work' })),
      );
    }),
  );
  beforeEach(() => database().db.transaction((tx) => tx.deleteFrom('video_watch').execute()));

  test('is what the caller watched, the latest first, as the contract says', async () => {
    await watched('lin', 'w1', noon);
    await watched('lin', 'w2', noon + 5, 42);
    await watched('mo', 'w3');
    const page = await listWatched(as('lin', { language: 'en' }), firstPage);
    expect(findWatched.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { videoId: 'w2', title: 'A work', position: 42, watchedAt: new Date(noon + 5).toISOString() },
      { videoId: 'w1', position: 7 },
    ]);
    expect(await idsOf('author')).toEqual([]);
  });

  test('shows a work while it is public', async () => {
    await watched('lin', 'w1');
    await watched('lin', 'w2', noon + 1);
    await setState(database().db, 'w2', 'failed');
    expect(await idsOf('lin')).toEqual(['w1']);
    await setState(database().db, 'w2', 'verified');
    expect(await idsOf('lin')).toEqual(['w2', 'w1']);
  });

  test('gives every work once over all pages', async () => {
    for (const [index, id] of works.entries()) await watched('lin', id, noon + (index % 3));
    const pages = await everyPage((pageIndex) => listWatched(as('lin'), { pageIndex, pageSize: 5 }));
    expect(pages.map(({ list }) => list.length)).toEqual([5, 5, 5, 5, 3]);
    expect(pages.flatMap(({ list }) => list.map(({ videoId }) => videoId)).toSorted()).toEqual(works.toSorted());
  });

  test('forgets one work, or all of them, of the caller alone', async () => {
    for (const id of ['w1', 'w2', 'w3']) await watched('lin', id);
    await watched('mo', 'w1');
    expect(await forgetWatched(as('lin'), { id: 'w1' })).toBeNull();
    expect(await forgetWatched(as('lin'), { id: 'w1' })).toBeNull();
    expect((await idsOf('lin')).toSorted()).toEqual(['w2', 'w3']);
    await forgetWatched(as('lin'), {});
    expect(await rows()).toEqual([{ person_id: 'mo', video_id: 'w1' }]);
  });

  test('refuses visitors', async () => {
    const visitor = testContext(database().db);
    await expect(listWatched(visitor, firstPage)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(forgetWatched(visitor, {})).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('of an erased account is gone; an export holds all of it', async () => {
    await watched('lin', 'w1', noon, 42);
    await watched('mo', 'w1');
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.exported', { personId: 'lin', parts });
      await context.emit(context, tx, 'account.erased', { personId: 'lin' });
    });
    expect(parts.watched).toEqual([{ id: 'w1', position: 42, watchedAt: new Date(noon).toISOString() }]);
    expect(await rows()).toEqual([{ person_id: 'mo', video_id: 'w1' }]);
  });
});
