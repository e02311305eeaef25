import { cancelActivity } from '@/lib/events/activity/server/own/cancel-activity';
import { awardScene } from '@/test/awards';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { findContestAwards } from '../result/find-contest-awards';
import { getContestIntegrity } from '../result/get-contest-integrity';
import { getContestResult } from '../result/result-files';
import { previewResult } from './preview-result';

describeOnBothEngines('publishing a result', (database) => {
  const scene = awardScene(database);
  const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code)).toSorted();

  beforeAll(() => scene.addPeople(['sam', 'kim', 'lee', 'stranger']));

  test('nothing of it is in an answer before, all of it after', async () => {
    const contestId = await scene.add(['sam', 'kim', 'lee']);
    const { revision } = await scene.plan(contestId, [1, 2], [2]);
    const seen = async () => ({
      awards: (await findContestAwards(scene.visitor(), { name: contestId })).list.length,
      results: (await getContestIntegrity(scene.visitor(), { name: contestId })).results.map(({ stage }) => stage),
      states: await scene.states(contestId),
    });
    await expect(getContestResult(scene.visitor(), { name: contestId, stage: 'shortlist' })).rejects.toMatchObject({
      code: 'NullPointer',
    });
    expect(await seen()).toEqual({ awards: 0, results: [], states: ['submitted', 'submitted', 'submitted'] });
    const plan = await scene.publish('shortlist', { contestId, revision });
    expect(plan).toMatchObject({ isShortlisted: true, isDecided: false });
    expect(await seen()).toEqual({
      ...{ awards: 0, results: ['shortlist'], states: ['shortlisted', 'shortlisted', 'notShortlisted'] },
    });
    await scene.publish('award', { contestId, revision: plan.revision });
    expect(await seen()).toEqual({
      ...{ awards: 1, results: ['shortlist', 'award'], states: ['notAwarded', 'awarded', 'notShortlisted'] },
    });
    const { decidedTime, list } = await findContestAwards(scene.visitor(), { name: contestId });
    expect(decidedTime).toBe('2026-11-20T12:00:00.000+08:00');
    expect(list[0]).toMatchObject({
      name: { text: '金奖' },
      winners: [{ entry: { number: 2 }, citation: { text: '光很好' } }],
    });
  });

  test('awards publish the shortlist with them where it is not public', async () => {
    const contestId = await scene.add(['sam', 'kim']);
    await scene.publish('award', await scene.plan(contestId, [1, 2], [1]));
    const { results, entries } = await getContestIntegrity(scene.visitor(), { name: contestId });
    expect(results.map(({ stage }) => stage)).toEqual(['shortlist', 'award']);
    expect(entries).toMatchObject({ sent: 2, shown: 2, states: [{ state: 'awarded' }, { state: 'notAwarded' }] });
    const told = await scene.read().selectFrom('page_invalidation').select('tag').execute();
    expect(told.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining([`contest:${contestId}`, `video:work-${contestId}-1`, 'person:sam']),
    );
  });

  test('what it lacks is named, and nothing is written', async () => {
    const contestId = await scene.add(['sam', 'kim'], { enrol_end_at: noon + 1 });
    await database().db.transaction((tx) =>
      tx.updateTable('contest_entry').set({ is_shown: 0 }).where('id', '=', `${contestId}-2`).execute(),
    );
    const { revision } = await scene.plan(contestId, [1], []);
    const missing = [
      { field: 'entries', rule: 'open' },
      { field: 'entries', rule: 'unchecked' },
      { field: 'awards', rule: 'required' },
    ];
    await expect(scene.publish('award', { contestId, revision })).rejects.toMatchObject({
      ...{ code: '400', details: { fields: missing } },
    });
    expect(await previewResult(scene.as('organiser'), { contestId, stage: 'award' })).toMatchObject({
      ...{ revision, missing, document: { outcome: [{ number: 1 }] } },
    });
    expect(await scene.states(contestId)).toEqual(['submitted', 'submitted']);
  });

  test('is for its desk only', async () => {
    const contestId = await scene.add(['sam']);
    const planned = await scene.plan(contestId, [1], [1]);
    for (const publish of [
      () => scene.publish('shortlist', planned, scene.as('stranger')),
      () => previewResult(scene.as('sam'), { contestId, stage: 'award' }),
    ]) {
      await expect(publish()).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test.each(['shortlist', 'award'] as const)('of two who publish the %s at once one does', async (stage) => {
    const contestId = await scene.add(['sam', 'kim']);
    const planned = await scene.plan(contestId, [1, 2], [1]);
    const both = await Promise.allSettled([scene.publish(stage, planned), scene.publish(stage, planned)]);
    expect(codes(both)).toEqual(['Changed', 'done']);
    const results = await scene
      .read()
      .selectFrom('contest_result')
      .select('stage')
      .where('activity_id', '=', contestId)
      .execute();
    expect(results).toHaveLength(stage === 'award' ? 2 : 1);
    // With the revision of now it is published already.
    await expect(scene.publish(stage, { contestId, revision: planned.revision + 1 })).rejects.toMatchObject({
      code: 'Changed',
    });
  });

  test('of publishing and canceling at once, what was published stays whole, and a canceled contest publishes nothing', async () => {
    const contestId = await scene.add(['sam']);
    const planned = await scene.plan(contestId, [1], [1]);
    const [published, canceled] = await Promise.allSettled([
      scene.publish('award', planned),
      cancelActivity(scene.as('organiser'), { id: contestId, reason: '天气' }),
    ]);
    expect(canceled.status).toBe('fulfilled');
    const { results } = await getContestIntegrity(scene.visitor(), { name: contestId });
    const states = await scene.states(contestId);
    if (published.status === 'fulfilled') expect([results.length, states]).toEqual([2, ['awarded']]);
    else expect([published.reason.code, results.length, states]).toEqual(['EventCanceled', 0, ['submitted']]);
    await expect(scene.publish('award', { ...planned, revision: planned.revision + 1 })).rejects.toMatchObject({
      code: 'EventCanceled',
    });
  });

  test('a published result is never changed', async () => {
    const { db } = database();
    await expect(
      db.transaction((tx) => tx.updateTable('contest_result').set({ document: '{}' }).execute()),
    ).rejects.toThrow('never changed');
  });
});
