import { readBalance } from '@/lib/money/ledger/port';
import type { Caller } from '@/lib/platform/server/context';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { addCreators, filmRow, noReviewers, onlyReviewedWorks, reviewer } from '@/test/reviewed-works';
import { insertRows, videoRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { decideOnWork as decideCall } from '../../contract';
import { videoScore } from '../../rules/score';
import { decideOnWork } from './decide-on-work';

describeOnBothEngines('a decision on a work', (database) => {
  const later = noon + 1000;
  const decide = (asked: object, caller: Caller | null = reviewer) =>
    decideOnWork(
      testContext(database().db, { caller, now: () => later }),
      decideCall.input.parse({ id: 'waits', revision: 2, act: 'approve', ...asked }),
    );
  const work = (id = 'waits') =>
    database().db.read.selectFrom('video').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const deeds = () => database().db.read.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id').execute();
  const dropped = async () => {
    const rows = await database().db.read.selectFrom('page_invalidation').select('tag').execute();
    return rows.map(({ tag }) => tag).slice(droppedBefore);
  };

  let droppedBefore = 0;
  beforeAll(() => addCreators(database().db));
  beforeEach(async () => {
    await onlyReviewedWorks(database().db);
    droppedBefore = 0;
    droppedBefore = (await dropped()).length;
  });

  test.each(noReviewers)('is not for %s', async (_, caller, code) => {
    await expect(decide({}, caller)).rejects.toMatchObject({ code });
    expect((await work()).state).toBe('pending_review');
  });

  test('approves: the work is dated, scored and shown everywhere', async () => {
    const before = (await deeds()).length;
    await decide({ reason: 'ignored' });
    expect(await work()).toMatchObject({
      state: 'verified',
      verified_at: later,
      reason: '',
      revision: 2,
      score: videoScore({ viewCount: 0, likeCount: 0, verifiedAt: later }),
    });
    expect((await dropped()).sort()).toEqual([
      'person:author',
      'search:index',
      'video:boards',
      'video:daily',
      'video:picks',
      'video:waits',
    ]);
    expect((await deeds()).slice(before)).toEqual([
      expect.objectContaining({
        actor_id: 're',
        action: 'video.work.approved',
        subject: 'video.work',
        subject_id: 'waits',
        before: JSON.stringify({ state: 'pending_review' }),
        after: JSON.stringify({ state: 'verified' }),
      }),
    ]);
  });

  test('approves no work without a film that can be played', async () => {
    await expect(decide({ id: 'came later' })).rejects.toMatchObject({ code: 'NotPlayable' });
    await database().db.transaction((tx) => tx.deleteFrom('video_source').where('video_id', '=', 'waits').execute());
    await expect(decide({})).rejects.toMatchObject({ code: 'NotPlayable' });
    expect((await work('came later')).state).toBe('pending_review');
  });

  test('refuses with a reason alone, and drops no page', async () => {
    for (const act of ['refuse', 'takeDown']) {
      await expect(decide({ id: act === 'refuse' ? 'waits' : 'public', act, reason: ' ' })).rejects.toMatchObject({
        code: '400',
        details: { fields: [{ field: 'reason', rule: 'required' }] },
      });
    }
    expect(decideCall.input.safeParse({ id: 'a', revision: 1, act: 'refuse', reason: '长'.repeat(501) }).success).toBe(
      false,
    );
    const before = (await deeds()).length;
    await decide({ act: 'refuse', reason: '画面不清' });
    expect(await work()).toMatchObject({ state: 'failed', reason: '画面不清', verified_at: null });
    expect(await dropped()).toEqual([]);
    expect((await deeds()).slice(before)).toEqual([
      expect.objectContaining({
        action: 'video.work.refused',
        after: JSON.stringify({ state: 'failed', reason: '画面不清' }),
      }),
    ]);
  });

  test('takes a public work down; approved once more, it keeps its date', async () => {
    await decide({ id: 'public', act: 'takeDown', reason: '侵权' });
    expect(await work('public')).toMatchObject({ state: 'failed', reason: '侵权', verified_at: noon });
    expect((await dropped()).sort()).toEqual([
      'person:author',
      'search:index',
      'video:boards',
      'video:daily',
      'video:picks',
      'video:public',
    ]);
    const { db } = database();
    await db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'pending_review' }).where('id', '=', 'public').execute(),
    );
    await decide({ id: 'public' });
    expect(await work('public')).toMatchObject({ state: 'verified', verified_at: noon, reason: '' });
  });

  test('the first approval earns its creator points; one that comes after being taken down earns none', async () => {
    const { db } = database();
    const points = () => readBalance(db.read, { kind: 'points', of: 'author' });
    const before = await points();
    await db.transaction(async (tx) => {
      const state = { state: 'pending_review', revision: 2 } as const;
      await insertRows(tx, 'video', [videoRow({ ...state, id: 'first', verified_at: null })]);
      await insertRows(tx, 'video_source', [filmRow('first')]);
      await tx.updateTable('video').set(state).where('id', '=', 'public').execute();
    });
    await decide({ id: 'first' });
    await decide({ id: 'public' });
    expect((await points()) - before).toBe(50);
  });

  test.each([
    [{ revision: 1 }, 'Changed'],
    [{ id: 'public' }, 'Changed'],
    [{ act: 'takeDown', reason: 'x' }, 'Changed'],
    [{ id: 'failed', revision: 0, act: 'refuse', reason: 'x' }, 'Changed'],
    [{ id: 'draft', revision: 0 }, 'Changed'],
    [{ id: 'deleted' }, 'NullPointer'],
    [{ id: 'nothing' }, 'NullPointer'],
  ])('decides on nothing else than was read: %j', async (asked, code) => {
    const before = (await deeds()).length;
    await expect(decide(asked)).rejects.toMatchObject({ code });
    expect(await deeds()).toHaveLength(before);
    expect(await dropped()).toEqual([]);
  });

  test('of fifty decisions at once one is made', async () => {
    const before = (await deeds()).length;
    const ends = await settled(
      Array.from({ length: 50 }, (_, index) => decide(index % 2 ? {} : { act: 'refuse', reason: `${index}` })),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'Changed']));
    expect(await deeds()).toHaveLength(before + 1);
  });
});
