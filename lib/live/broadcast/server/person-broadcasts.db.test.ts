import { submitForReview } from '@/lib/base/moderation/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad } from '@/test/own-activities';
import { broadcastPages, broadcastsOfLin } from '@/test/own-broadcasts';
import { insertRows } from '@/test/rows';
import { getBroadcast } from './get-broadcast';
import { eraseBroadcasts, exportBroadcasts, forgetBroadcastReviews } from './person-broadcasts';

const day = 86_400_000;
const past = { start_at: noon - 3 * day, planned_end_at: noon - 2 * day };
const said = { cover: 'broadcasts/x/c.jpg', source: 'address', source_address: 'https://live.example/a.m3u8' } as const;

describeOnBothEngines('the broadcasts of an account', (database) => {
  const { as, begin, add, rowOf, tags, waiting, told } = broadcastsOfLin(database);

  beforeEach(begin);
  beforeEach(async () => {
    await add(
      { id: 'coming', ...said },
      { id: 'live', ...said, start_at: noon - 9, planned_end_at: noon + day, live_at: noon - 5 },
      { id: 'over', ...said, ...past, live_at: noon - 3 * day, ended_at: noon - 2 * day },
      { id: 'canceled', canceled_at: noon - day, cancel_reason: '停电' },
      { id: 'draft', review_state: 0 },
      { id: 'others', host_id: 'yu', cover: 'broadcasts/others/c.jpg' },
    );
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'live_cover', [{ key: 'broadcasts/x/c.jpg', broadcast_id: 'coming', added_at: noon }]);
      const text = { kind: 'live', subjectId: 'coming', field: 'titleZh', text: bad, words: ['赌博'] } as const;
      await submitForReview(tx, text, noon);
    });
  });

  test('are canceled or ended for who waits and watches, or say only when they were; drafts are gone', async () => {
    await database().db.transaction(async (tx) => {
      await forgetBroadcastReviews(as(null), tx, { personId: 'lin' });
      await eraseBroadcasts(as(null), tx, { personId: 'lin' });
    });
    const nothing = { title_zh: '夜航', body_zh: '', cover: null, source_address: '' };
    expect(await rowOf('coming')).toMatchObject({ ...nothing, canceled_at: noon, cancel_reason: '' });
    expect(await rowOf('live')).toMatchObject({ ...nothing, canceled_at: null, ended_at: noon });
    expect(await rowOf('over')).toMatchObject({ ...nothing, canceled_at: null, ended_at: noon - 2 * day });
    expect(await rowOf('canceled')).toMatchObject({ canceled_at: noon - day, cancel_reason: '停电' });
    await expect(rowOf('draft')).rejects.toThrow();
    expect(await rowOf('others')).toMatchObject({ canceled_at: null, cover: 'broadcasts/others/c.jpg' });
    const names = told().map(({ kind, event }) => `${kind} ${'id' in event ? event.id : ''}`);
    expect(names.sort()).toEqual([
      ...['broadcast.canceled coming', 'broadcast.ended live'],
      ...['canceled', 'coming', 'live', 'over'].map((id) => `broadcast.erased ${id}`),
      'broadcast.removed draft',
    ]);
    expect(await getBroadcast(as(null), { id: 'coming' })).toMatchObject({ phase: 'canceled', body: '' });
    expect(await waiting()).toEqual([]);
    expect(await tags()).toEqual(expect.arrayContaining(broadcastPages('over')));
    const { read } = database().db;
    const jobs = await read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'broadcast.remove-covers')
      .orderBy('payload')
      .execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload).prefix)).toEqual(
      ['canceled', 'coming', 'draft', 'live', 'over'].map((id) => `broadcasts/${id}/`),
    );
    expect(await read.selectFrom('live_cover').selectAll().execute()).toEqual([]);
  });

  test('are in its export, with what waits for review', async () => {
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportBroadcasts(as(null), tx, { personId: 'lin', parts }));
    const ids = (parts.broadcasts as { id: string }[]).map(({ id }) => id).sort();
    expect(ids).toEqual(['canceled', 'coming', 'draft', 'live', 'over']);
    expect(parts.broadcasts).toContainEqual(expect.objectContaining({ id: 'coming', underReview: { titleZh: bad } }));
  });
});
