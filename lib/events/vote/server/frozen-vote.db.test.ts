import { describeOnBothEngines } from '@/test/engines';
import { voteAt, voteScene } from '@/test/votes';
import * as contract from '../contract';
import { exportVotes } from './desk/export-votes';
import { voidVotes } from './desk/void-votes';
import { findVoteBoard } from './find-vote-board';
import { getVotePlace } from './get-vote-place';
import { getVoteTotals } from './get-vote-totals';

const people = Array.from({ length: 9 }, (_, index) => `p${index}`);

describeOnBothEngines('a frozen vote', (database) => {
  const scene = voteScene(database);

  /** What every way to read votes tells of both entries, as numbers. */
  async function toldOf(name: string) {
    const [one, two] = [`${name}-1`, `${name}-2`];
    const { list } = await findVoteBoard(scene.product(), contract.findVoteBoard.input.parse({ name }));
    const csv = new TextDecoder().decode((await exportVotes(scene.as('organiser'), { contestId: name })).body);
    const counts = await scene.told(one, two);
    const { cast, counted, discarded } = await getVoteTotals(scene.product(), { name });
    return {
      board: list.map(({ number, count, place }) => [number, count, place]),
      counts: [counts[one], counts[two]],
      place: await getVotePlace(scene.as('entrant'), { entryId: two }),
      own: (await scene.vote('p0', one)).count,
      file: csv.split('\r\n').slice(1, -1),
      totals: [cast, counted, ...discarded.map(({ count }) => count)],
    };
  }

  test('tells what it was, in every way to read it, and all of it after the close', async () => {
    await scene.begin(people);
    const name = await scene.add(2);
    const [one, two] = [`${name}-1`, `${name}-2`];
    const takeOut = (personIds: string, entryId: string) =>
      voidVotes(scene.asStaff(), contract.voidVotes.input.parse({ entryId, reason: '同一台设备', personIds }));
    scene.at(voteAt.freeze - 1);
    for (const person of people.slice(0, 4)) await scene.vote(person, one);
    for (const person of people.slice(0, 2)) await scene.vote(person, two);
    await takeOut('p3', one);
    const before = {
      board: [
        [1, 3, 1],
        [2, 2, 2],
      ],
      counts: [3, 2],
      place: { count: 2, place: 2, placeInCategory: 2 },
      own: 3,
      file: [`1,"参赛 ${one}",3`, `2,"参赛 ${two}",2`],
      totals: [6, 5, 0, 1],
    };
    expect(await toldOf(name)).toEqual(before);
    scene.at(voteAt.freeze);
    for (const person of people.slice(2)) expect(await scene.vote(person, two)).toEqual({ isNew: true, count: 2 });
    // Of what was voted before and since; somebody's account ends as well.
    await takeOut('p1', one);
    await takeOut('p2,p8', two);
    await scene.emit('account.erased', { personId: 'p7' });
    scene.at(voteAt.close - 1);
    expect(await toldOf(name)).toEqual(before);
    expect(await getVoteTotals(scene.product(), { name })).toMatchObject({
      ...{ isFrozen: true, freezeTime: '2026-11-21T12:00:00.000+08:00' },
    });
    scene.at(voteAt.close);
    expect(await scene.told(one, two)).toEqual({ [one]: 2, [two]: 6 });
    expect(await getVotePlace(scene.product(), { entryId: two })).toEqual({ count: 6, place: 1, placeInCategory: 1 });
    expect(await getVoteTotals(scene.product(), { name })).toMatchObject({
      ...{ cast: 13, counted: 8, isFrozen: false },
      discarded: [
        { reason: 'accountRemoved', count: 1 },
        { reason: 'abuse', count: 4 },
      ],
    });
    expect(await scene.contradictions(name)).toEqual([]);
  });
});
