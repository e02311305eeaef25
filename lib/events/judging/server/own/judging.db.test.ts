import { millisecondsInDay } from 'date-fns/constants';
import { emit } from '@/lib/app/events';
import * as contract from '@/lib/events/judging/contract';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { craft, idea, judgingScene } from '@/test/judging';
import { planOf } from '@/test/plan';
import { counted, settled } from '@/test/settled';
import { findJudgedEntries, judgedOfPage } from '../desk/find-judged-entries';
import { findStanding, standingOfPage } from '../desk/find-standing';
import { getEntryScores } from '../desk/get-entry-scores';
import { inviteJudge } from '../desk/invite-judge';
import { openRound } from '../desk/open-round';
import { findJudgedRounds, findLastStanding } from '../judged-rounds';
import { assignmentsOfPage, findAssignments } from './find-assignments';
import { findJudgings, seatsOfPage } from './find-judgings';
import { findTies } from './find-ties';
import { getAssignment } from './get-assignment';
import { getJudging } from './get-judging';
import { openEntryFilm } from './open-entry-film';
import { voteOnTie } from './vote-on-tie';

const [ada, bo, chen] = ['ada', 'bo', 'chen'] as const;
const panel = [ada, bo, chen];
const first = { pageIndex: 1, pageSize: 100 };

describeOnBothEngines('judges of a contest', (database) => {
  const scene = judgingScene(database);
  const { as, contest, given, open, score } = scene;
  const organiser = () => as('organiser');
  /** The first assignment of a judge. */
  const one = async (roundId: string, judgeId: string) => (await given(roundId, judgeId))[0]?.id ?? '';
  const ruleOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error) => error.details?.fields?.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`),
    );
  /** Scores all entries of a round: each judge gives what `of` says of its number. */
  async function scoreAll(roundId: string, of: (number: number, judge: string) => [number, number]) {
    for (const { id, judge_id, entry_id, state } of await given(roundId)) {
      if (state === 'open') await score(judge_id, id, of(Number(entry_id.split('-').at(-1)), judge_id));
    }
  }

  beforeAll(() => scene.add('organiser', ...panel, 'dora', 'gone'));
  beforeEach(() => scene.at(noon));

  test('see their rounds and entries, and what they are scored by', async () => {
    const id = await contest(3, { is_blind: 1, activity: { title_zh: '光之赛', title_en: 'Light Prize' } });
    const { id: round } = await open(id, [ada, bo]);
    const english = as(ada, { language: 'en' });
    const { list } = await findJudgings(english, first);
    expect(contract.judging.parse(list[0])).toEqual({
      ...{ roundId: round, name: { text: 'Shortlist', language: 'en' }, state: 'open', judgeState: 'accepted' },
      contest: { id, name: id, title: 'Light Prize', titleLanguage: 'en' },
      ...{ isChair: false, deadlineTime: '2026-11-21T12:00:00.000+08:00' },
    });
    const judging = await getJudging(english, { roundId: round });
    expect(contract.judgingDetail.parse(judging)).toMatchObject({
      ...{ isBlind: true, needsReason: false, open: 3, scored: 0, recused: 0 },
      criteria: [{ name: { text: '创意', language: 'zh' }, weight: 50 }, { id: craft }],
    });
    const pages = await everyPage((pageIndex) =>
      findAssignments(as(ada), { roundId: round, state: '', pageIndex, pageSize: 2 }),
    );
    const items = pages.flatMap((page) => page.list);
    expect(items.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
    expect(contract.assignmentItem.parse(items[0])).toEqual(items[0]);
    expect(await settled([findAssignments(as('dora'), { roundId: round, state: '', ...first })])).toEqual([
      'NullPointer',
    ]);
  });

  test('learn nothing of people, works and files in a blind contest', async () => {
    const id = await contest(1, { is_blind: 1 });
    const { id: round } = await open(id, [ada, bo]);
    const said = await getAssignment(as(ada), { id: await one(round, ada) });
    expect(contract.assignment.parse(said)).toEqual(said);
    expect(said).toMatchObject({ number: 1, title: `参赛 ${id}-1`, authors: null, isEditable: true });
    const text = JSON.stringify([said, await findAssignments(as(ada), { roundId: round, state: '', ...first })]);
    for (const secret of [`${id}-1-maker`, `${id}-1-work`, '名字', 'lin']) expect(text).not.toContain(secret);
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(contract.assignment.shape).toSorted());
  });

  test('learn who made an entry where the contest is not blind', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const { authors } = await getAssignment(as(ada), { id: await one(round, ada) });
    expect(authors).toMatchObject({ workId: `${id}-1-work`, people: [{ userId: `${id}-1-maker` }] });
  });

  test('save drafts that only they see, and send scores that count and can be changed', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await one(round, ada);
    const draft = await score(ada, own, [7, 8], { isSent: false, scores: [{ criterionId: idea, score: 7 }] });
    expect(draft).toMatchObject({ state: 'open', total: null, revision: 1, scores: [{ criterionId: idea, score: 7 }] });
    expect(await ruleOf(score(ada, own, [0, 0], { scores: [{ criterionId: idea, score: 7 }] }))).toEqual([
      `scores.${craft} required`,
    ]);
    expect(await score(ada, own, [7, 8], { comment: '有光' })).toMatchObject({
      state: 'scored',
      total: 7500,
      comment: '有光',
    });
    // What was sent stays complete, and is changed at once.
    expect(await ruleOf(score(ada, own, [0, 0], { isSent: false, scores: [] }))).toHaveLength(2);
    expect(await score(ada, own, [9, 9], { isSent: false })).toMatchObject({ state: 'scored', total: 9000 });
    expect(await ruleOf(score(ada, own, [0, 0], { scores: [{ criterionId: newCriterion, score: 1 }] }))).toContain(
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

  const newCriterion = '33333333-3333-4333-8333-333333333333';

  test('say why they give the lowest or the highest score, where that is asked', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo], { needsReason: true });
    const own = await one(round, ada);
    expect(await ruleOf(score(ada, own, [10, 5]))).toEqual(['comment reason']);
    expect(await score(ada, own, [10, 0], { comment: '因为光' })).toMatchObject({ total: 5000 });
  });

  test('of two saves of one score at once one counts', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await one(round, ada);
    const ends = await settled([score(ada, own, [1, 1]), score(ada, own, [2, 2]), score(ada, own, [3, 3])]);
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
    await scoreAll(round, (number) => [number, number]);
    const [absent] = (await given(round)).filter(({ entry_id }) => entry_id === `${id}-1`);
    await scene.recuse(absent?.judge_id ?? '', absent?.id ?? '');
    expect(await getAssignment(as(absent?.judge_id ?? ''), { id: absent?.id ?? '' })).toMatchObject({
      ...{ state: 'recused', scores: [], total: null, reason: '合作过', isEditable: false },
    });
    const progress = async () => (await findJudgedEntries(organiser(), { roundId: round, ...first })).list;
    expect((await progress()).map(({ number, scored, recused, lacks }) => [number, scored, recused, lacks])).toEqual([
      [1, 1, 1, 1],
      [2, 2, 0, 0],
    ]);
    await Promise.all([scene.fillUp(round), scene.fillUp(round)]);
    expect((await progress())[0]).toMatchObject({ open: 1, scored: 1, recused: 1, lacks: 0 });
    const judges = (await given(round))
      .filter(({ entry_id }) => entry_id === `${id}-1`)
      .map(({ judge_id }) => judge_id);
    expect(judges.toSorted()).toEqual(panel);
    expect(await settled([scene.recuse(absent?.judge_id ?? '', absent?.id ?? '')])).toEqual(['JudgingClosed']);
  });

  test('recusing and scoring at once is one of both, and never a score of who recused', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await one(round, ada);
    const [scoring, recusing] = await settled([score(ada, own, [8, 8]), scene.recuse(ada, own)]);
    expect([['done', 'JudgingClosed'].includes(scoring ?? ''), recusing]).toEqual([true, 'done']);
    expect(await given(round, ada)).toMatchObject([{ state: 'recused', total: null }]);
  });

  test('who is removed keep their scores, unless for a conflict; what they did not score is set aside', async () => {
    const id = await contest(4);
    const { id: round } = await open(id, [ada, bo]);
    for (const judge of [ada, bo]) await score(judge, await one(round, judge), [6, 6]);
    await scene.remove(round, ada);
    const { judges } = await scene.remove(round, bo, true);
    expect(judges.map(({ state, scored, setAside, reason }) => [state, scored, setAside, reason])).toEqual([
      ['removed', 1, 3, '换人'],
      ['removed', 0, 4, '换人'],
    ]);
    const own = await one(round, ada);
    expect(await settled([score(ada, own, [1, 1]), getAssignment(as(ada), { id: own })])).toEqual([
      ...['NullPointer', 'NullPointer'],
    ]);
    expect((await findJudgings(as(ada), first)).list.map(({ roundId }) => roundId)).not.toContain(round);
    expect(await settled([openEntryFilm(as(ada), { roundId: round, number: 1 })])).toEqual(['NullPointer']);
  });

  test('removed while they score: the score came before, or is refused', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada, bo]);
    const own = await one(round, ada);
    const [scoring] = await settled([score(ada, own, [8, 8]), scene.remove(round, ada)]);
    const [row] = await given(round, ada);
    expect([scoring, row?.state]).toEqual(scoring === 'done' ? ['done', 'scored'] : ['NullPointer', 'setAside']);
  });

  test('a score at the close counts, or is refused', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const id = await contest(1);
      const { id: round } = await open(id, [ada], { perEntry: 1 });
      const own = await one(round, ada);
      await score(ada, own, [4, 4]);
      const [scoring, closing] = await settled(
        turn % 2
          ? [score(ada, own, [8, 8]), scene.close(round)]
          : [scene.close(round), score(ada, own, [8, 8])].toReversed(),
      );
      expect(closing).toBe('done');
      const [stood] = await scene.standing(round);
      expect([scoring, stood?.mean]).toEqual(scoring === 'done' ? ['done', 8000] : ['JudgingClosed', 4000]);
    }
  });

  test('a round closes once no score is missing, or after its deadline, once', async () => {
    const id = await contest(2);
    const { id: round } = await open(id, [ada, bo]);
    await score(ada, await one(round, ada), [5, 5]);
    expect(await ruleOf(scene.close(round))).toEqual(['deadlineTime running']);
    scene.atDeadline();
    expect(await ruleOf(scene.close(round))).toEqual(['entries unscored']);
    const ends = await settled([scene.close(round, 0, true), scene.close(round, 0, true)]);
    expect(counted(ends)).toEqual({ done: 1, Changed: 1 });
    const standing = await scene.standing(round);
    expect(standing.map(({ place, mean, scoreCount }) => [place, mean, scoreCount])).toEqual([
      [1, 5000, 1],
      [2, null, 0],
    ]);
    expect(await settled([scene.fillUp(round), scene.remove(round, ada)])).toEqual(['Changed', 'Changed']);
  });

  test('the standing is by the mean, then by the rule that was written, and tells the scores', async () => {
    const id = await contest(4);
    const { id: round } = await open(id, [ada, bo]);
    expect(await settled([findStanding(organiser(), { roundId: round, ...first })])).toEqual(['NullPointer']);
    const scores: Record<number, [number, number]> = { 1: [5, 7], 2: [7, 5], 3: [9, 9], 4: [6, 6] };
    await scoreAll(round, (number) => scores[number] ?? [0, 0]);
    await database().db.transaction((tx) =>
      tx.updateTable('contest_entry').set({ is_shown: 0, state: 'withdrawn' }).where('id', '=', `${id}-4`).execute(),
    );
    await scene.close(round, 2);
    const { list } = await findStanding(organiser(), { roundId: round, ...first });
    expect(contract.standingRow.parse(list[1])).toEqual({
      ...{ entryId: `${id}-2`, number: 2, title: `参赛 ${id}-2`, titleLanguage: 'zh', place: 2, mean: 6000 },
      ...{ scoreCount: 2, tie: 'criterion', tieCriterionId: idea, goesOn: true },
    });
    expect(list.map(({ number, place, tie, goesOn }) => [number, place, tie, goesOn])).toEqual([
      [3, 1, null, true],
      [2, 2, 'criterion', true],
      [1, 3, 'criterion', false],
    ]);
    const told = await getEntryScores(organiser(), { roundId: round, entryId: `${id}-1` });
    expect(contract.getEntryScores.data.parse(told).judges).toMatchObject([{ total: 6000 }, { total: 6000 }]);
    expect(await settled([findStanding(as(ada), { roundId: round, ...first })])).toEqual(['NullPointer']);
    expect(await findLastStanding(scene.read(), id)).toMatchObject([
      { number: 3, place: 1 },
      { number: 2 },
      { number: 1 },
    ]);
    expect(await findJudgedRounds(scene.read(), id)).toMatchObject([
      {
        ...{ position: 1, state: 'closed', judges: 2, perEntry: 2, entries: 4, tieOrder: [idea] },
        ties: [{ numbers: [2, 1], resolvedBy: 'criterion' }],
      },
    ]);
  });

  describe('the chair', () => {
    /** A closed round in which three of four entries are tied; the chair is not among those who scored. */
    async function tied() {
      const id = await contest(4, { is_blind: 1 });
      const draft = await scene.draft(id, [ada, bo]);
      await inviteJudge(organiser(), { roundId: draft.id, userId: ada, isChair: true });
      const { id: round } = await openRoundOf(draft.id);
      await scoreAll(round, (number) => (number === 4 ? [9, 9] : [5, 5]));
      await scene.close(round, 2);
      return { id, round };
    }
    const openRoundOf = async (id: string) =>
      openRound(organiser(), { id, revision: (await scene.round(id)).revision });
    const vote = (roundId: string, numbers: number[], by = ada) => voteOnTie(as(by), { roundId, numbers });

    test('orders a whole tie, once', async () => {
      const { id, round } = await tied();
      expect(await scene.noticesOf(id, 'judgingTied')).toEqual(['judgingTied ada']);
      const { list } = await findTies(as(ada), { roundId: round });
      expect(contract.tie.parse(list[0])).toMatchObject({
        place: 2,
        mean: 5000,
        entries: [{ number: 1 }, { number: 2 }, { number: 3 }],
      });
      expect(await settled([findTies(as(bo), { roundId: round }), vote(round, [1, 2, 3], bo)])).toEqual([
        ...['NullPointer', 'NullPointer'],
      ]);
      // All three share the second place, and so all of them would go on.
      expect((await scene.standing(round)).filter(({ goesOn }) => goesOn)).toHaveLength(4);
      expect(await settled([vote(round, [1, 2]), vote(round, [1, 2, 4]), vote(round, [1, 2, 3, 3])])).toEqual([
        ...['Changed', 'Changed', 'Changed'],
      ]);
      expect(counted(await settled([vote(round, [3, 1, 2]), vote(round, [1, 2, 3])]))).toEqual({ done: 1, Changed: 1 });
      const standing = await scene.standing(round);
      expect(standing.map(({ place, tie }) => [place, tie])).toEqual([
        [1, null],
        [2, 'chair'],
        [3, 'chair'],
        [4, 'chair'],
      ]);
      expect(standing.filter(({ goesOn }) => goesOn)).toHaveLength(2);
      expect((await findTies(as(ada), { roundId: round })).list).toEqual([]);
    });

    test('does not order entries that a conflict is with, which stay tied', async () => {
      const { id, round } = await tied();
      await database().db.transaction((tx) =>
        tx
          .insertInto('judging_conflict')
          .values({ activity_id: id, judge_id: ada, entry_id: `${id}-2`, kind: 'declared', found_at: noon })
          .execute(),
      );
      expect(await settled([vote(round, [1, 2, 3])])).toEqual(['Forbidden']);
    });

    test('does not order any more once a result is published', async () => {
      const { id, round } = await tied();
      await database().db.transaction((tx) =>
        tx.updateTable('contest').set({ shortlisted_at: noon }).where('activity_id', '=', id).execute(),
      );
      expect(await settled([vote(round, [1, 2, 3])])).toEqual(['Changed']);
    });
  });

  test('who erase their account leave their panels; what they scored stays, and is exported before', async () => {
    const id = await contest(2);
    const { id: round } = await open(id, ['gone', bo]);
    await score('gone', await one(round, 'gone'), [6, 6], { comment: '好' });
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

  const far = { roundId: 'r', pageIndex: 500, pageSize: 20 };
  test.each([
    ['rounds of a judge', 'judging_judge_of_person', (db) => seatsOfPage(db, 'ada', far)],
    [
      'all entries of a judge',
      'judging_assignment_of_judge',
      (db) => assignmentsOfPage(db, ada, { ...far, state: '' }),
    ],
    ['their open ones', 'judging_assignment_in_state', (db) => assignmentsOfPage(db, ada, { ...far, state: 'open' })],
    ['entries of a round', 'judging_entry_in_order', (db) => judgedOfPage(db, far)],
    ['a standing', 'judging_entry_standing', (db) => standingOfPage(db, far)],
  ] as [string, string, Parameters<typeof planOf>[1]][])('%s are read from an index alone', async (_, index, query) => {
    const plan = await planOf(database(), query);
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) ${index} `));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
