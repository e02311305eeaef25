import { millisecondsInDay } from 'date-fns/constants';
import { removeWork } from '@/lib/works/work/server/works/remove-work';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { planOf } from '@/test/plan';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { endContests, overContests } from './end-contests';
import { endEntries, releaseWorks } from './end-entries';
import { failedForGood } from './refund-failed';

describeOnBothEngines('the end of a contest', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, send, entered, pay, check, rowOf, contestsOf, stateOf, balanceOf, toldOf, read } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['lin', 'mo', 'ai', 'wen']);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  const queued = async (contestId: string) => {
    const jobs = await read().selectFrom('job').select('payload').where('kind', '=', endEntries.kind).execute();
    return jobs.map(({ payload }) => JSON.parse(payload)).filter((payload) => payload.contestId === contestId);
  };
  const decided = (id: string, state: 'awarded' | 'notShortlisted') =>
    database().db.transaction((tx) => tx.updateTable('contest_entry').set({ state }).where('id', '=', id).execute());

  test('canceled: every fee goes back, every work is free, and people are told why, once', async () => {
    const before = await balanceOf('wallet', 'lin');
    const name = await contest(3000);
    const [paid, unpaid, failed] = [
      await entered('lin', name, 3000),
      await entered('mo', name, 3000),
      await entered('lin', name, 3000),
    ];
    const unsent = await draft('ai', name);
    for (const id of [paid, failed]) await pay('lin', id);
    await check(paid);
    await check(failed, '太暗');
    await scene.cancel(name);
    expect(await queued(name)).toEqual([{ contestId: name, end: 'canceled', reason: '天气' }]);
    await settled([scene.end(name, 'canceled', '天气'), scene.end(name, 'canceled', '天气')]);
    scene.pass(11 * 60_000);
    await scene.refund();
    expect([await balanceOf('wallet', 'lin'), await stateOf((await rowOf(unpaid)).order_id ?? '')]).toEqual([
      before,
      'canceled',
    ]);
    const states = await Promise.all([paid, unpaid, failed, unsent].map(async (id) => (await rowOf(id)).state));
    expect(states).toEqual(['withdrawn', 'withdrawn', 'submitFailed', 'draft']);
    expect([await contestsOf(paid), (await toldOf('mo')).at(-1), await toldOf('ai')]).toEqual([0, 'canceled', []]);
    const [notice] = await read()
      .selectFrom('notice')
      .select('detail')
      .where('person_id', '=', 'mo')
      .where('kind', '=', 'entry-canceled')
      .execute();
    expect(notice?.detail).toContain('天气');
  });

  test('canceled while people send and pay: nobody stands in it, and nobody pays for nothing', async () => {
    const before = await balanceOf('wallet', 'wen');
    const name = await contest(500);
    const ids = [await entered('wen', name, 500), await entered('wen', name, 500)];
    const drafts = [await draft('wen', name), await draft('wen', name)];
    await settled([
      ...ids.map((id) => pay('wen', id)),
      ...drafts.map((id) => send('wen', id, { feeFen: 500 })),
      scene.cancel(name),
    ]);
    await scene.end(name, 'canceled');
    const states = await Promise.all([...ids, ...drafts].map(async (id) => (await rowOf(id)).state));
    expect(states.filter((state) => state !== 'withdrawn' && state !== 'draft')).toEqual([]);
    expect(await balanceOf('wallet', 'wen')).toBe(before);
  });

  test('who sends while it is canceled is ended too, or finds it canceled, however soon the end begins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const name = await contest();
      const id = await draft('ai', name);
      const canceled = scene.cancel(name).then(() => scene.end(name, 'canceled'));
      const [sent] = await settled([send('ai', id), canceled]);
      expect((await rowOf(id)).state).toBe(sent === 'done' ? 'withdrawn' : 'draft');
    }
  });

  test('decided: results stay, works are free, and what nobody looked at is withdrawn with its fee', async () => {
    const before = await balanceOf('wallet', 'mo');
    const name = await contest(1000);
    const [won, late] = [await entered('lin', name, 1000), await entered('mo', name, 1000)];
    await pay('lin', won);
    await pay('mo', late);
    await check(won);
    await decided(won, 'awarded');
    await database().db.transaction((tx) => releaseWorks(tx, name, scene.product().now()));
    expect(await queued(name)).toEqual([{ contestId: name, end: 'decided', reason: '' }]);
    await scene.end(name, 'decided');
    expect([(await rowOf(won)).state, (await rowOf(late)).state]).toEqual(['awarded', 'withdrawn']);
    expect([await contestsOf(won), await balanceOf('wallet', 'mo')]).toEqual([0, before]);
    await removeWork(as('lin'), { id: (await rowOf(won)).work_id ?? '' });
  });

  test('over as announced, without a decision: works are free, and nothing else changes', async () => {
    const name = await contest();
    const id = await entered('ai', name);
    const run = async () => {
      await endContests.run(scene.job(), { occurrence: 0 });
      return (await queued(name)).length;
    };
    expect(await run()).toBe(0);
    scene.pass(38 * millisecondsInDay);
    expect([await run(), await run()]).toEqual([1, 1]);
    await scene.end(name, 'over');
    expect([(await rowOf(id)).state, await contestsOf(id), (await toldOf('ai')).at(-1)]).toEqual([
      'submitted',
      0,
      'submitted',
    ]);
  });

  test('what is to end is found by indexes', async () => {
    const over = await planOf(database(), (db) => overContests(db, 1));
    expect(over).toContain('contest_entry_holding');
    const failed = await planOf(database(), (db) => failedForGood(db, 1));
    expect(failed).toContain('contest_entry_to_refund');
  });
});
