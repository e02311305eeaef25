import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { readWatchPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const hour = 3_600_000;

describeOnOneEngine('the watch page of a broadcast', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'host' })]);
      await insertRows(tx, 'video', [videoRow({ id: 'work', author_id: 'host', title_zh: '回放' })]);
    });
    const aired = { startAt: noon - 2 * hour, live_at: noon - 2 * hour, ended_at: noon - hour };
    await addBroadcast(db, { id: 'coming', startAt: noon + hour });
    await addBroadcast(db, { id: 'over', ...aired });
    await addBroadcast(db, { id: 'replayed', ...aired, replay_id: 'work', replay_at: noon - 1 });
    await addBroadcast(db, { id: 'waiting', startAt: noon + hour, review_state: 1, verified_at: null });
  });
  beforeEach(() => readAs(testContext(database().db, { now: () => noon })));

  test('brings the public replay, with the tag of its work too', async () => {
    expect(await readWatchPage('zh', 'replayed')).toMatchObject({
      ...{ broadcast: { id: 'replayed', phase: 'playback' }, replay: { workId: 'work', title: '回放' } },
    });
    expect(tags.flat()).toEqual(['broadcast:replayed', 'person:authors', 'video:work']);
  });

  test.each(['coming', 'over'])('has no replay of one that is %s', async (id) => {
    expect(await readWatchPage('zh', id)).toMatchObject({ broadcast: { id }, replay: null });
    expect(tags.flat()).toEqual([`broadcast:${id}`, 'person:authors']);
  });

  test('is not there before it is public, tagged so that it comes then; nothing is read for what can be no id', async () => {
    expect(await readWatchPage('zh', 'waiting')).toBeNull();
    expect(tags.flat()).toContain('broadcast:waiting');
    forgetTags();
    for (const id of ['', 'a b', 'x'.repeat(65)]) expect(await readWatchPage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([]);
  });
});
