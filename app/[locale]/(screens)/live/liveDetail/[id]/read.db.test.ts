import { writeComments } from '@/lib/reactions/comment/port';
import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, topicRow } from '@/test/rows';
import { readBroadcastPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const hour = 3_600_000;

describeOnOneEngine('the page of a broadcast', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'host' }), personRow({ id: 'mo' })]);
      await insertRows(tx, 'topic', [topicRow({ id: 'light' })]);
    });
    await addBroadcast(db, {
      id: 'both',
      startAt: noon + hour,
      topic_id: 'light',
      body_en: '<h2>Way</h2><p>Live.</p>',
    });
    await addBroadcast(db, { id: 'zh', startAt: noon + 2 * hour, title_en: '', body_en: '' });
    await addBroadcast(db, { id: 'elsewhere', host_id: 'mo', startAt: noon + 3 * hour });
    await addBroadcast(db, { id: 'canceled', startAt: noon + hour, canceled_at: noon, cancel_reason: '停电' });
    await addBroadcast(db, { id: 'waiting', startAt: noon + hour, review_state: 1, verified_at: null });
    const said = { thingId: 'canceled', personId: 'mo' };
    await db.transaction((tx) =>
      writeComments(tx, 'live', [
        { ...said, id: 'c1', text: '可惜', at: noon },
        { ...said, id: 'c2', text: '下次再来', at: noon + 1 },
      ]),
    );
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('carries the tags of all that it shows: itself, people, its channel, what is said, and other broadcasts', async () => {
    const page = await readBroadcastPage('en', 'both');
    expect(page).toMatchObject({ broadcast: { title: 'Night flight', topic: { id: 'light' } }, isInOne: false });
    expect(new Set(tags.flat())).toEqual(
      new Set(['broadcast:both', 'person:authors', 'topic:light', 'comments:live:both', 'broadcast:lists']),
    );
  });

  test('has its details as parts of the page, others of its host, and the next ones besides', async () => {
    const page = await readBroadcastPage('en', 'both');
    expect(page?.html).toBe('<h3 id="part-1">Way</h3><p>Live.</p>');
    expect(page?.others.map(({ id }) => id)).toEqual(['zh']);
    expect(page?.coming.map(({ id }) => id)).toEqual(['elsewhere']);
  });

  test('says when it is in one language only', async () => {
    for (const language of ['zh', 'en'] as const) {
      expect(await readBroadcastPage(language, 'zh')).toMatchObject({
        isInOne: true,
        broadcast: { titleLanguage: 'zh' },
      });
    }
  });

  test('brings the latest comments, and stays when it was canceled', async () => {
    const page = await readBroadcastPage('zh', 'canceled');
    expect(page).toMatchObject({ broadcast: { phase: 'canceled', cancelReason: '停电' } });
    expect(page?.comments.list.map(({ text }) => text)).toEqual(['下次再来', '可惜']);
  });

  test('is not there before it is public, tagged so that it comes then; nothing is read for what can be no id', async () => {
    expect(await readBroadcastPage('zh', 'waiting')).toBeNull();
    expect(tags.flat()).toContain('broadcast:waiting');
    forgetTags();
    for (const id of ['', 'a b', 'x'.repeat(65)]) expect(await readBroadcastPage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([]);
  });
});
