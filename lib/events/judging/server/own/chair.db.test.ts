import * as contract from '@/lib/events/judging/contract';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { judgingScene } from '@/test/judging';
import { counted, settled } from '@/test/settled';
import { inviteJudge } from '../desk/invite-judge';
import { openRound } from '../desk/open-round';
import { findTies } from './find-ties';
import { voteOnTie } from './vote-on-tie';

const [ada, bo] = ['ada', 'bo'] as const;

describeOnBothEngines('the chair of a panel', (database) => {
  const scene = judgingScene(database);
  const { as, contest } = scene;
  const organiser = () => as('organiser');
  beforeAll(() => scene.add('organiser', ada, bo));
  beforeEach(() => scene.at(noon));

  /** A closed round in which three of four entries are tied; its chair is Ada. */
  async function tied() {
    const id = await contest(4, { is_blind: 1 });
    const draft = await scene.draft(id, [ada, bo]);
    await inviteJudge(organiser(), { roundId: draft.id, userId: ada, isChair: true });
    const { id: round } = await openRoundOf(draft.id);
    await scene.scoreAll(round, (number) => (number === 4 ? [9, 9] : [5, 5]));
    await scene.close(round, 2);
    return { id, round };
  }
  const openRoundOf = async (id: string) => openRound(organiser(), { id, revision: (await scene.round(id)).revision });
  const vote = (roundId: string, numbers: number[], by: string = ada) => voteOnTie(as(by), { roundId, numbers });

  test('orders a whole tie, once', async () => {
    const { id, round } = await tied();
    expect(await scene.noticesOf(id, 'judgingTied')).toEqual(['judgingTied ada']);
    const { list } = await findTies(as(ada), { roundId: round });
    expect(contract.tie.parse(list[0])).toMatchObject({
      place: 2,
      mean: 5000,
      count: 3,
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

  test('gets no part of a tie, since it is ordered as a whole', async () => {
    const id = await contest(101);
    const draft = await scene.draft(id, [ada, bo]);
    await inviteJudge(organiser(), { roundId: draft.id, userId: ada, isChair: true });
    const { id: round } = await openRoundOf(draft.id);
    const points = (number: number): [number, number] => (number <= 2 ? [8, 8] : [5, 5]);
    await scene.scoreAll(round, points);
    await scene.close(round, 2);
    const { list } = await findTies(as(ada), { roundId: round });
    expect(list).toMatchObject([
      { place: 1, count: 2, entries: [{ number: 1 }, { number: 2 }] },
      { place: 3, mean: 5000, count: 99, entries: [] },
    ]);
    await vote(round, [2, 1]);
    expect((await findTies(as(ada), { roundId: round })).list).toMatchObject([
      { place: 3, count: 99, entries: Array(99).fill({}) },
    ]);
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
