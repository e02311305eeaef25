import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { voteAt, voteScene } from '@/test/votes';
import * as contract from '../../contract';
import { findVoters, votersIn } from './find-voters';
import { voidVotes } from './void-votes';

const isoOf = (time: number) => new Date(time).toISOString();

describeOnBothEngines('who voted for an entry', (database) => {
  const scene = voteScene(database);
  const asked = (entryId: string, input: object = {}) => contract.findVoters.input.parse({ entryId, ...input });
  const look = (entryId: string, input: object = {}, by = scene.asStaff()) => findVoters(by, asked(entryId, input));
  const idsOf = async (entryId: string, input: object = {}) =>
    (await look(entryId, input)).list.map(({ voterId }) => voterId);
  const recorded = (entryId: string) =>
    scene
      .read()
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'subject', 'after'])
      .where('subject_id', '=', entryId)
      .execute();

  beforeAll(() => scene.begin(['p0', 'p1', 'p2', 'gone']));
  beforeEach(() => scene.at(voteAt.start));

  test('is told by name, with when they voted, since when they are here, and what was taken out', async () => {
    const entryId = `${await scene.add()}-1`;
    for (const [index, person] of ['p0', 'p1', 'gone'].entries()) {
      scene.at(voteAt.start + index);
      await scene.vote(person, entryId);
    }
    const taken = { entryId, reason: '同一台设备', personIds: 'p0' };
    await voidVotes(scene.asStaff(), contract.voidVotes.input.parse(taken));
    await scene.emit('account.erased', { personId: 'gone' });
    const named = (userId: string) => ({ userId, nickname: `名字 ${userId}`, avatar: null, verification: 'company' });
    const joinedAt = '2026-11-20T12:00:00.000+08:00';
    const { list, next } = await look(entryId);
    expect(list).toEqual([
      { ...{ voterId: 'p0', voter: named('p0'), joinedAt, votedAt: joinedAt }, voidReason: 'abuse' },
      {
        ...{ voterId: 'p1', voter: named('p1'), joinedAt, votedAt: '2026-11-20T12:00:00.001+08:00' },
        voidReason: null,
      },
      {
        ...{ voterId: expect.not.stringMatching(/^gone$/), voter: null, joinedAt: null },
        ...{ votedAt: '2026-11-20T12:00:00.002+08:00', voidReason: 'accountRemoved' },
      },
    ]);
    expect(next).toBeNull();
  });

  test('is told page by page: everybody once and in order, also where many voted at one moment', async () => {
    const name = await scene.add();
    const entryId = `${name}-1`;
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...{ entry_id: entryId, person_id: `x${String(index).padStart(3, '0')}`, activity_id: name },
      voted_at: voteAt.start + Math.floor(index / 60),
      ...(index % 4 === 0 && { void_reason: 'abuse' as const, void_at: voteAt.start }),
    }));
    await database().db.transaction((tx) => insertRows(tx, 'contest_vote', rows));
    const pages: string[][] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { list, next }: Awaited<ReturnType<typeof look>> = await look(entryId, { after });
      pages.push(list.map(({ voterId }) => voterId));
      after = next;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 50]);
    expect(pages.flat()).toEqual(rows.map(({ person_id }) => person_id));
  });

  test('is told of a time, and of nothing since the freeze until the close', async () => {
    const entryId = `${await scene.add()}-1`;
    for (const [person, at] of [
      ['p0', voteAt.start],
      ['p1', voteAt.freeze - 1],
      ['p2', voteAt.freeze],
    ] as const) {
      scene.at(at);
      await scene.vote(person, entryId);
    }
    const late = { untilTime: isoOf(voteAt.close) };
    expect(await idsOf(entryId, late)).toEqual(['p0', 'p1']);
    expect(await idsOf(entryId, { untilTime: isoOf(voteAt.freeze - 1) })).toEqual(['p0']);
    scene.at(voteAt.close);
    expect(await idsOf(entryId, late)).toEqual(['p0', 'p1', 'p2']);
    expect(await idsOf(entryId, { fromTime: isoOf(voteAt.freeze - 1), untilTime: isoOf(voteAt.freeze) })).toEqual([
      ...['p1'],
    ]);
  });

  test('is told to staff who manage contests, and each look is recorded', async () => {
    const entryId = `${await scene.add()}-1`;
    await scene.vote('p0', entryId);
    const others = ['organiser', 'entrant', 'p0'].map((person) => scene.as(person));
    const sales = scene.as('sam', { caller: callerOf('sam', { staff: 'sales' }) });
    const ends = await settled([...others, sales, scene.product()].map((by) => look(entryId, {}, by)));
    expect(ends).toEqual([...Array(4).fill('Forbidden'), 'Unauthorized']);
    await expect(look('nothing')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await recorded(entryId)).toEqual([]);
    await look(entryId, { fromTime: isoOf(voteAt.start) });
    expect(await recorded(entryId)).toEqual([
      {
        ...{ actor_id: 'sam', action: 'vote.voters.opened', subject: 'entry' },
        after: `{"people":1,"fromTime":"${isoOf(voteAt.start)}","untilTime":""}`,
      },
    ]);
  });

  test.each([
    ['counted', 'contest_vote_in_time'],
    ['voided', 'contest_vote_voided_in_time'],
  ] as const)('that are %s are read from the index %s', async (which, index) => {
    const query = { ...asked('e', { after: `${voteAt.start}_p0` }), untilAt: voteAt.close };
    const plan = await planOf(database(), (db) => votersIn(db, query, which));
    expect(plan).toMatch(new RegExp(`(INDEX|Index (Only )?Scan using) ${index} `));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
