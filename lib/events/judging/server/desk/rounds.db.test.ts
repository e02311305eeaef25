import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import * as contract from '@/lib/events/judging/contract';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { completeRound, craft, entryRow, idea, judgingScene } from '@/test/judging';
import { insertRows, personRow } from '@/test/rows';
import { counted, settled } from '@/test/settled';
import { answerJudging } from '../own/answer-judging';
import { extendRound } from './extend-round';
import { findRounds } from './find-rounds';
import { getRound } from './get-round';
import { inviteJudge } from './invite-judge';
import { openRound } from './open-round';
import { removeRound } from './remove-round';
import { saveRound } from './save-round';

const [ada, bo, chen] = ['ada', 'bo', 'chen'] as const;

describeOnBothEngines('a round of judging', (database) => {
  const scene = judgingScene(database);
  const { as, contest, draft, open } = scene;
  const organiser = () => as('organiser');
  const save = (contestId: string, more: object = {}) =>
    saveRound(organiser(), { ...completeRound, contestId, id: newId(), revision: 0, ...more });
  const invite = (roundId: string, userId: string, isChair = false) =>
    inviteJudge(organiser(), { roundId, userId, isChair });
  const answer = (userId: string, roundId: string, accepts = true) => answerJudging(as(userId), { roundId, accepts });
  const lacks = async (opening: Promise<unknown>) => {
    const error = await opening.then(
      () => null,
      (reason) => reason,
    );
    return error.details?.fields?.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`);
  };

  beforeAll(() => scene.add('organiser', ada, bo, chen, 'dora', 'editor'));
  beforeEach(() => scene.at(noon));

  test('is added after the others, five at most, and the last one can be removed again', async () => {
    const id = await contest(0);
    const made = [];
    for (let turn = 0; turn < 5; turn += 1) made.push(await save(id, { nameZh: `第${turn}轮` }));
    expect(contract.round.parse(made[1])).toEqual({
      ...{
        id: made[1]?.id,
        contestId: id,
        position: 2,
        state: 'draft',
        revision: 1,
        judges: [],
        entryCount: 0,
        goOn: 0,
      },
      ...{ ...completeRound, nameZh: '第1轮', deadlineTime: '2026-11-21T12:00:00.000+08:00' },
      ...{ openedTime: null, closedTime: null },
    });
    await expect(save(id)).rejects.toMatchObject({ code: 'ListFull' });
    const [first, last] = [made[0]?.id ?? '', made[4]?.id ?? ''];
    await expect(removeRound(organiser(), { id: first })).rejects.toMatchObject({ code: 'Changed' });
    await removeRound(organiser(), { id: last });
    const { list } = await findRounds(organiser(), { contestId: id });
    expect(list.map(({ position, nameZh }) => [position, nameZh])).toEqual([
      ...[
        [1, '第0轮'],
        [2, '第1轮'],
        [3, '第2轮'],
        [4, '第3轮'],
      ],
    ]);
  });

  test('is saved by its revision, twice at once by one, and never against itself', async () => {
    const id = await contest(0);
    const { id: round } = await save(id);
    const again = () => save(id, { id: round, revision: 1, nameZh: '改名', deadlineTime: '' });
    expect(counted(await settled([again(), again()]))).toEqual({ done: 1, Changed: 1 });
    expect(await getRound(organiser(), { id: round })).toMatchObject({
      nameZh: '改名',
      deadlineTime: null,
      revision: 2,
    });
    expect(await lacks(save(id, { tieOrder: [newId()] }))).toEqual(['tieOrder.0 unknown']);
    // Sent twice it is added once.
    expect(await settled([save(id, { id: round })])).toEqual(['Changed']);
  });

  test('two that are added at once are two', async () => {
    const id = await contest(0);
    await Promise.all([save(id), save(id)]);
    const { list } = await findRounds(organiser(), { contestId: id });
    expect(list.map(({ position }) => position)).toEqual([1, 2]);
  });

  test('is for who is at the desk of its contest; what staff do there is recorded', async () => {
    const id = await contest(0);
    const round = await save(id);
    const staff = as('editor', { caller: callerOf('editor', { staff: 'editor' }) });
    const asked = (by: ReturnType<typeof as>) =>
      settled([
        findRounds(by, { contestId: id }),
        getRound(by, { id: round.id }),
        saveRound(by, { ...completeRound, contestId: id, id: round.id, revision: 1 }),
        inviteJudge(by, { roundId: round.id, userId: ada, isChair: false }),
        removeRound(by, { id: round.id }),
      ]);
    expect(await asked(as(ada))).toEqual(Array(5).fill('NullPointer'));
    expect(await asked(scene.product())).toEqual(Array(5).fill('Unauthorized'));
    expect(await asked(staff)).toEqual(Array(5).fill('done'));
    const acts = await scene
      .read()
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', round.id)
      .orderBy('id')
      .execute();
    expect(acts.map(({ action }) => action.replace('judging.round.', ''))).toEqual([
      'saved',
      'judgeInvited',
      'removed',
    ]);
  });

  test('asks judges, who answer until it opens, and has one chair', async () => {
    const id = await contest(1);
    const { id: round } = await save(id);
    await invite(round, ada, true);
    await invite(round, bo, true);
    await invite(round, ada);
    await answer(ada, round);
    await answer(ada, round);
    await answer(bo, round, false);
    const { judges } = await invite(round, chen, true);
    expect(judges.map(({ userId, state, isChair }) => [userId, state, isChair])).toEqual([
      [ada, 'accepted', false],
      [bo, 'declined', false],
      [chen, 'invited', true],
    ]);
    expect(await scene.noticesOf(id)).toEqual([
      'judgingAnswered organiser',
      'judgingAnswered organiser',
      'judgingInvited ada',
      'judgingInvited bo',
      'judgingInvited chen',
    ]);
    expect(await settled([answer('dora', round), invite(round, 'nobody')])).toEqual(['NullPointer', 'NullPointer']);
    await scene.remove(round, chen);
    expect(await settled([answer(chen, round), scene.remove(round, 'dora')])).toEqual(['NullPointer', 'NullPointer']);
    // Who declined or was removed is asked anew.
    await invite(round, bo);
    const { judges: asked } = await invite(round, chen);
    expect(asked.map(({ state }) => state)).toEqual(['accepted', 'invited', 'invited']);
  });

  test('asks nobody who enters the contest, is in a team, or has blocked the organiser', async () => {
    const id = await contest(0);
    const teamed = entryRow({ id: `${id}-team`, activity_id: id, number: 1 });
    const failed = entryRow({ id: `${id}-failed`, activity_id: id, number: 2, is_shown: 0, state: 'submitFailed' });
    await scene.enter([teamed, failed]);
    await database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        ['member', 'asked', 'shy'].map((one) => personRow({ id: one })),
      );
      await insertRows(tx, 'contest_entry_member', [
        { entry_id: teamed.id, person_id: 'member', state: 'confirmed', invited_at: noon },
        { entry_id: teamed.id, person_id: 'asked', state: 'invited', invited_at: noon },
      ]);
      await insertRows(tx, 'person_block', [{ person_id: 'shy', blocked_id: 'organiser', created_at: noon }]);
    });
    const { id: round } = await save(id);
    for (const entrant of [teamed.person_id, 'member']) {
      expect(await lacks(invite(round, entrant))).toEqual(['userId entrant']);
    }
    expect(await settled([invite(round, 'shy'), invite(round, 'asked'), invite(round, failed.person_id)])).toEqual([
      ...['Blocked', 'done', 'done'],
    ]);
  });

  test('opens with all shown entries, each for so many judges, who have a fair share and are told', async () => {
    const id = await contest(6);
    await scene.enter([
      entryRow({ id: `${id}-failed`, activity_id: id, number: 7, is_shown: 0, state: 'submitFailed' }),
    ]);
    const round = await open(id, [ada, bo, chen]);
    expect(contract.round.parse(round)).toMatchObject({ state: 'open', entryCount: 6, openedTime: expect.any(String) });
    expect(round.judges.map(({ userId, open: given }) => [userId, given])).toEqual([
      [ada, 4],
      [bo, 4],
      [chen, 4],
    ]);
    const given = await scene.given(round.id);
    expect(new Set(given.map(({ entry_id }) => entry_id)).size).toBe(6);
    expect(await scene.noticesOf(id, 'judgingAssigned')).toEqual(
      [ada, bo, chen].map((one) => `judgingAssigned ${one}`),
    );
    // What it is judged by and by whom is fixed from now on.
    expect(
      await settled([
        save(id, { id: round.id, revision: round.revision }),
        invite(round.id, 'dora'),
        removeRound(organiser(), { id: round.id }),
      ]),
    ).toEqual(['Changed', 'Changed', 'Changed']);
    expect(await settled([answer(ada, round.id, false)])).toEqual(['JudgingClosed']);
  });

  test('opens once, of two at once', async () => {
    const id = await contest(4);
    const { id: round, revision } = await draft(id, [ada, bo]);
    const opening = () => openRound(organiser(), { id: round, revision });
    expect(counted(await settled([opening(), opening(), opening()]))).toEqual({ done: 1, Changed: 2 });
    expect(await scene.given(round)).toHaveLength(8);
  });

  test('is not opened while it lacks something, and says all of it', async () => {
    const opening = async (contestId: string, judges: string[], more: object = {}) => {
      const { id, revision } = await draft(contestId, judges, more);
      return openRound(organiser(), { id, revision });
    };
    const none = await contest(0);
    expect(await lacks(opening(none, [], { nameZh: '', nameEn: '', criteria: [], tieOrder: [] }))).toEqual([
      ...['nameZh required', 'criteria required', 'judges required'],
    ]);
    expect(await lacks(opening(none, [ada, bo]))).toEqual(['position before']);
    expect(await lacks(opening(await contest(0), [ada, bo]))).toEqual(['entries required']);
    const early = await contest(1, { enrol_end_at: noon + millisecondsInHour });
    expect(await lacks(opening(early, [ada, bo]))).toEqual(['entries open']);
    for (const [state, rule] of [
      ['submitted', 'unchecked'],
      ['unpaid', 'unpaid'],
    ] as const) {
      const waiting = await contest(1);
      await scene.enter([entryRow({ id: `${waiting}-waits`, activity_id: waiting, number: 2, is_shown: 0, state })]);
      expect(await lacks(opening(waiting, [ada, bo]))).toEqual([`entries ${rule}`]);
    }
    const entered = await contest(1);
    const { id, revision } = await draft(entered, [ada, bo]);
    await scene.enter([entryRow({ id: `${entered}-late`, activity_id: entered, number: 2, person_id: 'latecomer' })]);
    await database().db.transaction((tx) =>
      tx.updateTable('contest_entry').set({ person_id: ada }).where('id', '=', `${entered}-late`).execute(),
    );
    expect(await lacks(openRound(organiser(), { id, revision }))).toEqual(['judges entrant']);
    expect(await settled([openRound(organiser(), { id, revision: revision - 1 })])).toEqual(['Changed']);
  });

  test('is not opened where nobody may judge some entry, and keeps nothing of the attempt', async () => {
    const id = await contest(2);
    await database().db.transaction((tx) =>
      insertRows(tx, 'video_credit', [
        { video_id: `${id}-1-work`, person_id: ada, position: 1, roles: '[]', state: 'confirmed' },
      ]),
    );
    const { id: round, revision } = await draft(id, [ada], { perEntry: 1 });
    expect(await lacks(openRound(organiser(), { id: round, revision }))).toEqual(['judges conflicts']);
    expect([await scene.given(round), (await scene.round(round)).state]).toEqual([[], 'draft']);
  });

  test('gives its judges more time, never less', async () => {
    const id = await contest(1);
    const { id: round, revision } = await open(id, [ada, bo]);
    const extend = (days: number) =>
      extendRound(organiser(), {
        ...{ id: round, revision },
        deadlineTime: new Date(noon + days * millisecondsInDay).toISOString(),
      });
    expect(await lacks(extend(1))).toEqual(['deadlineTime past']);
    expect((await extend(2)).deadlineTime).toBe('2026-11-22T12:00:00.000+08:00');
    expect(await scene.noticesOf(id, 'judgingExtended')).toEqual(['judgingExtended ada', 'judgingExtended bo']);
    expect(await settled([extend(3)])).toEqual(['Changed']);
  });

  test('of a canceled or decided contest stays as it is', async () => {
    const [canceled, decided] = [await contest(1), await contest(1)];
    const [one, other] = [await draft(canceled, [ada, bo]), await draft(decided, [ada, bo])];
    await database().db.transaction(async (tx) => {
      await tx.updateTable('activity').set({ canceled_at: noon }).where('id', '=', canceled).execute();
      await tx.updateTable('contest').set({ decided_at: noon }).where('activity_id', '=', decided).execute();
    });
    const acts = ({ id, revision, contestId }: typeof one) =>
      settled([
        save(contestId),
        save(contestId, { id, revision }),
        openRound(organiser(), { id, revision }),
        invite(id, chen),
        scene.remove(id, ada),
        removeRound(organiser(), { id }),
      ]);
    expect(await acts(one)).toEqual(Array(6).fill('EventCanceled'));
    expect(await acts(other)).toEqual(Array(6).fill('Changed'));
  });

  test('a later one takes what goes on, or the published shortlist', async () => {
    const id = await contest(3);
    const first = await open(id, [ada, bo], { perEntry: 1 });
    for (const { id: given, judge_id, entry_id } of await scene.given(first.id)) {
      await scene.score(judge_id, given, entry_id.endsWith('-3') ? [2, 2] : [9, 9]);
    }
    // Both on the first place go on with one place.
    expect((await scene.close(first.id, 1)).goOn).toBe(1);
    const second = await open(id, [ada, bo], {
      criteria: completeRound.criteria.toReversed(),
      tieOrder: [craft, idea],
    });
    const entriesOf = async (round: string) => [...new Set((await scene.given(round)).map(({ entry_id }) => entry_id))];
    expect(await entriesOf(second.id)).toEqual([`${id}-1`, `${id}-2`]);
    scene.atDeadline();
    await scene.close(second.id, 0, true);
    await database().db.transaction(async (tx) => {
      await tx.updateTable('contest').set({ shortlisted_at: noon }).where('activity_id', '=', id).execute();
      await tx.updateTable('contest_entry').set({ state: 'shortlisted' }).where('id', '=', `${id}-3`).execute();
    });
    scene.at(noon);
    const third = await open(id, [ada, bo]);
    expect(await entriesOf(third.id)).toEqual([`${id}-3`]);
  });
});
