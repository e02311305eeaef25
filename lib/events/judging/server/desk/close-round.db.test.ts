import * as contract from '@/lib/events/judging/contract';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { brokenRules, idea, judgingScene } from '@/test/judging';
import { counted, settled } from '@/test/settled';
import { findJudgedRounds, findLastStanding } from '../judged-rounds';
import { exportStanding } from './export-standing';
import { findStanding } from './find-standing';
import { getEntryScores } from './get-entry-scores';

const [ada, bo] = ['ada', 'bo'] as const;
const first = { pageIndex: 1, pageSize: 100 };

describeOnBothEngines('the close of a round', (database) => {
  const scene = judgingScene(database);
  const { as, contest, open, score } = scene;
  const organiser = () => as('organiser');
  beforeAll(() => scene.add('organiser', ada, bo));
  beforeEach(() => scene.at(noon));

  test('a score at the close counts, or is refused', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const id = await contest(1);
      const { id: round } = await open(id, [ada], { perEntry: 1 });
      const own = await scene.one(round, ada);
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
    await score(ada, await scene.one(round, ada), [5, 5]);
    expect(await brokenRules(scene.close(round))).toEqual(['deadlineTime running']);
    scene.atDeadline();
    expect(await brokenRules(scene.close(round))).toEqual(['entries unscored']);
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
    await scene.scoreAll(round, (number) => scores[number] ?? [0, 0]);
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
    const file = await exportStanding(as('organiser', { language: 'en' }), { roundId: round });
    expect(new TextDecoder().decode(file.body).split('\r\n').slice(1, 4)).toEqual([
      `1,3,"参赛 ${id}-3","Film",9,9,9,2,0,"","Goes on"`,
      `2,2,"参赛 ${id}-2","Film",6,7,5,2,0,"Parted by a criterion","Goes on"`,
      `3,1,"参赛 ${id}-1","Film",6,5,7,2,0,"Parted by a criterion",""`,
    ]);
    expect(await settled([exportStanding(as(ada), { roundId: round })])).toEqual(['NullPointer']);
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

  test('the file of a standing from which all entries left has no line', async () => {
    const id = await contest(1);
    const { id: round } = await open(id, [ada], { perEntry: 1 });
    await scene.scoreAll(round, () => [5, 5]);
    await database().db.transaction((tx) =>
      tx.updateTable('contest_entry').set({ is_shown: 0, state: 'withdrawn' }).where('activity_id', '=', id).execute(),
    );
    await scene.close(round);
    const { body } = await exportStanding(organiser(), { roundId: round });
    expect(new TextDecoder().decode(body).trim().split('\r\n')).toHaveLength(1);
  });
});
