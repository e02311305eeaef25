import { millisecondsInDay } from 'date-fns/constants';
import { emit } from '@/lib/app/events';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { brokenRules, craft, idea, judgingScene } from '@/test/judging';
import { counted, settled } from '@/test/settled';
import { findJudgedEntries } from '../desk/find-judged-entries';
import { getEntryScores } from '../desk/get-entry-scores';
import { findJudgings } from './find-judgings';
import { getAssignment } from './get-assignment';
import { openEntryFilm } from './open-entry-film';

const [ada, bo, chen] = ['ada', 'bo', 'chen'] as const;
const panel = [ada, bo, chen];
const first = { pageIndex: 1, pageSize: 100 };
const newCriterion = '33333333-3333-4333-8333-333333333333';

describeOnBothEngines('scores of judges', (database) => {
  const scene = judgingScene(database);
  const { as, contest, given, open, score } = scene;
  const organiser = () => as('organiser');
  beforeAll(() => scene.add('organiser', ...panel, 'gone'));
  beforeEach(() => scene.at(noon));

  test('save drafts that only they see, and send scores that count and can be changed', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await scene.one(round, ada);
    const draft = await score(ada, own, [7, 8], { isSent: false, scores: [{ criterionId: idea, score: 7 }] });
    expect(draft).toMatchObject({ state: 'open', total: null, revision: 1, scores: [{ criterionId: idea, score: 7 }] });
    expect(await brokenRules(score(ada, own, [0, 0], { scores: [{ criterionId: idea, score: 7 }] }))).toEqual([
      `scores.${craft} required`,
    ]);
    expect(await score(ada, own, [7, 8], { comment: '有光' })).toMatchObject({
      state: 'scored',
      total: 7500,
      comment: '有光',
    });
    // What was sent stays complete, and is changed at once.
    expect(await brokenRules(score(ada, own, [0, 0], { isSent: false, scores: [] }))).toHaveLength(2);
    expect(await score(ada, own, [9, 9], { isSent: false })).toMatchObject({ state: 'scored', total: 9000 });
    expect(await brokenRules(score(ada, own, [0, 0], { scores: [{ criterionId: newCriterion, score: 1 }] }))).toContain(
      'scores.0 unknown',
    );
    expect(await settled([getAssignment(as(bo), { id: own }), score(bo, own, [1, 1])])).toEqual([
      ...['NullPointer', 'NullPointer'],
    ]);
    const scores = await getEntryScores(organiser(), { roundId: round, entryId: `${id}-1` });
    expect(JSON.stringify(scores)).not.toContain('有光');
    expect(scores.judges.map(({ userId, state, total }) => [userId, state, total])).toEqual([
      [ada, 'scored', null],
      [bo, 'open', null],
    ]);
  });

  test('say why they give the lowest or the highest score, where that is asked', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo], { needsReason: true });
    const own = await scene.one(round, ada);
    expect(await brokenRules(score(ada, own, [10, 5]))).toEqual(['comment reason']);
    expect(await score(ada, own, [10, 0], { comment: '因为光' })).toMatchObject({ total: 5000 });
  });

  test('of two saves of one score at once one counts', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await scene.one(round, ada);
    const ends = await settled([1, 2, 3].map((points) => score(ada, own, [points, points], { revision: 0 })));
    expect(counted(ends)).toEqual({ done: 1, Changed: 2 });
    expect(await given(round, ada)).toMatchObject([{ state: 'scored', revision: 1 }]);
  });

  test('score until just before the deadline, and not in a canceled contest', async () => {
    const id = await contest(2);
    const { id: round } = await open(id, [ada, bo]);
    const [own, second] = (await given(round, ada)).map((row) => row.id);
    scene.at(noon + millisecondsInDay - 1);
    await score(ada, own ?? '', [5, 5]);
    scene.atDeadline();
    expect(await settled([score(ada, own ?? '', [6, 6]), scene.recuse(ada, second ?? '')])).toEqual([
      ...['JudgingClosed', 'JudgingClosed'],
    ]);
    expect(await getAssignment(as(ada), { id: own ?? '' })).toMatchObject({ total: 5000, isEditable: false });
    scene.at(noon);
    await database().db.transaction((tx) =>
      tx.updateTable('activity').set({ canceled_at: noon }).where('id', '=', id).execute(),
    );
    expect(await settled([score(ada, own ?? '', [6, 6])])).toEqual(['EventCanceled']);
  });

  test('who recuses themselves count as absent, and others of the panel take over', async () => {
    const id = await contest(2);
    const { id: round } = await open(id, panel);
    await scene.scoreAll(round, (number) => [number, number]);
    const [absent] = (await given(round)).filter(({ entry_id }) => entry_id === `${id}-1`);
    await scene.recuse(absent?.judge_id ?? '', absent?.id ?? '');
    expect(await getAssignment(as(absent?.judge_id ?? ''), { id: absent?.id ?? '' })).toMatchObject({
      ...{ state: 'recused', scores: [], total: null, reason: '合作过', isEditable: false },
    });
    const progress = async (lacking = false) =>
      (await findJudgedEntries(organiser(), { roundId: round, lacking, ...first })).list;
    expect((await progress()).map(({ number, scored, recused, lacks }) => [number, scored, recused, lacks])).toEqual([
      [1, 1, 1, 1],
      [2, 2, 0, 0],
    ]);
    expect((await progress(true)).map(({ number }) => number)).toEqual([1]);
    await Promise.all([scene.fillUp(round), scene.fillUp(round)]);
    expect((await progress())[0]).toMatchObject({ open: 1, scored: 1, recused: 1, lacks: 0 });
    expect(await progress(true)).toEqual([]);
    const judges = (await given(round))
      .filter(({ entry_id }) => entry_id === `${id}-1`)
      .map(({ judge_id }) => judge_id);
    expect(judges.toSorted()).toEqual(panel);
    expect(await settled([scene.recuse(absent?.judge_id ?? '', absent?.id ?? '')])).toEqual(['JudgingClosed']);
  });

  test('recusing and scoring at once is one of both, and never a score of who recused', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await scene.one(round, ada);
    const [scoring, recusing] = await settled([score(ada, own, [8, 8]), scene.recuse(ada, own)]);
    expect([['done', 'JudgingClosed'].includes(scoring ?? ''), recusing]).toEqual([true, 'done']);
    expect(await given(round, ada)).toMatchObject([{ state: 'recused', total: null }]);
  });

  test('who is removed keep their scores, unless for a conflict; what they did not score is set aside', async () => {
    const id = await contest(4);
    const { id: round } = await open(id, [ada, bo]);
    for (const judge of [ada, bo]) await score(judge, await scene.one(round, judge), [6, 6]);
    await scene.remove(round, ada);
    const { judges } = await scene.remove(round, bo, true);
    expect(judges.map(({ state, scored, setAside, reason }) => [state, scored, setAside, reason])).toEqual([
      ['removed', 1, 3, '换人'],
      ['removed', 0, 4, '换人'],
    ]);
    const own = await scene.one(round, ada);
    expect(await settled([score(ada, own, [1, 1]), getAssignment(as(ada), { id: own })])).toEqual([
      ...['NullPointer', 'NullPointer'],
    ]);
    expect((await findJudgings(as(ada), first)).list.map(({ roundId }) => roundId)).not.toContain(round);
    expect(await settled([openEntryFilm(as(ada), { roundId: round, number: 1 })])).toEqual(['NullPointer']);
  });

  test('removed while they score: the score came before, or is refused', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await scene.one(round, ada);
    const [scoring] = await settled([score(ada, own, [8, 8]), scene.remove(round, ada)]);
    const [row] = await given(round, ada);
    expect([scoring, row?.state]).toEqual(scoring === 'done' ? ['done', 'scored'] : ['NullPointer', 'setAside']);
  });

  test('who erase their account leave their panels; what they scored stays, and is exported before', async () => {
    const id = await contest(2);
    const { id: round } = await open(id, ['gone', bo]);
    await score('gone', await scene.one(round, 'gone'), [6, 6], { comment: '好' });
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => emit(scene.product(), tx, 'account.exported', { personId: 'gone', parts }));
    expect(parts.judging).toMatchObject([
      {
        roundId: round,
        state: 'accepted',
        assignments: expect.arrayContaining([expect.objectContaining({ comment: '好' })]),
      },
    ]);
    await database().db.transaction((tx) => emit(scene.product(), tx, 'account.erased', { personId: 'gone' }));
    expect((await given(round, 'gone')).map(({ state }) => state).toSorted()).toEqual(['scored', 'setAside']);
    // In the order of their names, as they were invited at once.
    expect((await scene.round(round)).judges).toMatchObject([{ userId: bo, state: 'accepted' }, { state: 'removed' }]);
  });
});
