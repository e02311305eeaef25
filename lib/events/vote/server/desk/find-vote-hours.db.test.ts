import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { voteAt, voteScene } from '@/test/votes';
import * as contract from '../../contract';
import { findVoteHours, votesAfter } from './find-vote-hours';
import { voidVotes } from './void-votes';

const newcomers = Array.from({ length: 12 }, (_, index) => `n${index}`);
const regulars = ['r0', 'r1'];

describeOnBothEngines('the hours in which an entry was voted for', (database) => {
  const scene = voteScene(database);
  const hoursOf = (entryId: string, by = scene.asStaff()) => findVoteHours(by, { entryId });
  const countsOf = async (entryId: string) => (await hoursOf(entryId)).map(({ time, count }) => [time, count]);
  /** Votes that are rows only, each at a time. */
  const addVotes = (contestId: string, times: readonly number[]) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'contest_vote',
        times.map((voted_at, index) => ({
          ...{ entry_id: `${contestId}-1`, person_id: `x${index}`, activity_id: contestId, voted_at },
        })),
      ),
    );

  beforeAll(async () => {
    await scene.begin([...newcomers, ...regulars]);
    await database().db.transaction((tx) =>
      tx
        .updateTable('person')
        .set({ created_at: voteAt.start - millisecondsInDay })
        .where('id', 'in', regulars)
        .execute(),
    );
  });
  beforeEach(() => scene.at(voteAt.start));

  test('have the votes that count, how many are by newcomers, and what is unusual', async () => {
    const entryId = `${await scene.add()}-1`;
    for (const person of ['r0', 'r1', 'n0']) await scene.vote(person, entryId);
    scene.at(voteAt.start + 3 * millisecondsInHour - 1);
    for (const person of newcomers.slice(1)) await scene.vote(person, entryId);
    const taken = { entryId, reason: '同一台设备', personIds: 'r1' };
    await voidVotes(scene.asStaff(), contract.voidVotes.input.parse(taken));
    expect(await hoursOf(entryId)).toEqual([
      { time: '2026-11-20T12:00:00.000+08:00', count: 2, newcomers: 1, signs: [] },
      { time: '2026-11-20T14:00:00.000+08:00', count: 11, newcomers: 11, signs: ['newcomers'] },
    ]);
  });

  test('are none of an entry without votes', async () => {
    expect(await hoursOf(`${await scene.add()}-1`)).toEqual([]);
  });

  test('are read to their end, also where many voted at one moment', async () => {
    const name = await scene.add();
    await addVotes(name, [...Array(5003).fill(voteAt.start), voteAt.start + millisecondsInHour]);
    expect(await countsOf(`${name}-1`)).toEqual([
      ['2026-11-20T12:00:00.000+08:00', 5003],
      ['2026-11-20T13:00:00.000+08:00', 1],
    ]);
  });

  test('go back 60 days from the newest one', async () => {
    const newest = voteAt.start + 5 * millisecondsInMinute;
    const oldest = voteAt.start + millisecondsInHour - 60 * millisecondsInDay;
    const name = await scene.add();
    await addVotes(name, [oldest - 1, oldest, newest]);
    expect(await countsOf(`${name}-1`)).toEqual([
      ['2026-09-21T13:00:00.000+08:00', 1],
      ['2026-11-20T12:00:00.000+08:00', 1],
    ]);
  });

  test('tell nothing since the freeze until the close', async () => {
    const entryId = `${await scene.add()}-1`;
    const before = ['2026-11-21T11:00:00.000+08:00', 1];
    scene.at(voteAt.freeze - 1);
    await scene.vote('r0', entryId);
    scene.at(voteAt.freeze);
    await scene.vote('r1', entryId);
    scene.at(voteAt.close - 1);
    expect(await countsOf(entryId)).toEqual([before]);
    scene.at(voteAt.close);
    expect(await countsOf(entryId)).toEqual([before, ['2026-11-21T12:00:00.000+08:00', 1]]);
  });

  test('are told to staff who manage contests', async () => {
    const entryId = `${await scene.add()}-1`;
    const others = ['organiser', 'entrant', 'r0'].map((person) => scene.as(person));
    const sales = scene.as('sam', { caller: callerOf('sam', { staff: 'sales' }) });
    const ends = await settled([...others, sales, scene.product()].map((by) => hoursOf(entryId, by)));
    expect(ends).toEqual([...Array(4).fill('Forbidden'), 'Unauthorized']);
    await expect(hoursOf('nothing')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('are read from an index', async () => {
    const told = { entryId: 'e', untilAt: voteAt.close };
    const plan = await planOf(database(), (db) => votesAfter(db, told, { voted_at: voteAt.start, person_id: '' }));
    expect(plan).toMatch(/(COVERING INDEX|Index (Only )?Scan using) contest_vote_in_time /);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
