import { v4 as newId } from 'uuid';
import * as contract from '@/lib/events/judging/contract';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { brokenRules, completeRound, judgingScene } from '@/test/judging';
import { counted, settled } from '@/test/settled';
import { answerJudging } from '../own/answer-judging';
import { findRounds } from './find-rounds';
import { getRound } from './get-round';
import { inviteJudge } from './invite-judge';
import { openRound } from './open-round';
import { removeRound } from './remove-round';
import { saveRound } from './save-round';

const [ada, bo, chen] = ['ada', 'bo', 'chen'] as const;

describeOnBothEngines('a round of judging', (database) => {
  const scene = judgingScene(database);
  const { as, contest, draft } = scene;
  const organiser = () => as('organiser');
  const save = (contestId: string, more: object = {}) =>
    saveRound(organiser(), { ...completeRound, contestId, id: newId(), revision: 0, ...more });
  const invite = (roundId: string, userId: string, isChair = false) =>
    inviteJudge(organiser(), { roundId, userId, isChair });
  const _answer = (userId: string, roundId: string, accepts = true) => answerJudging(as(userId), { roundId, accepts });
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
    expect(await brokenRules(save(id, { tieOrder: [newId()] }))).toEqual(['tieOrder.0 unknown']);
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
    // One after the other: the last one removes what the others are about.
    const asked = async (by: ReturnType<typeof as>) => {
      const ends: string[] = [];
      for (const call of [
        () => findRounds(by, { contestId: id }),
        () => getRound(by, { id: round.id }),
        () => saveRound(by, { ...completeRound, contestId: id, id: round.id, revision: 1 }),
        () => inviteJudge(by, { roundId: round.id, userId: ada, isChair: false }),
        () => removeRound(by, { id: round.id }),
      ]) {
        ends.push(...(await settled([call()])));
      }
      return ends;
    };
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
});
