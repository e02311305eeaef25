import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { voteAt, voteScene } from '@/test/votes';
import * as contract from '../../contract';
import { getVoteTotals } from '../get-vote-totals';
import { voidVotes, votesIn } from './void-votes';

const people = Array.from({ length: 40 }, (_, index) => `p${index}`);
const isoOf = (time: number) => new Date(time).toISOString();

describeOnBothEngines('votes that staff take out', (database) => {
  const scene = voteScene(database);
  const { add, vote, told, votesFor } = scene;
  const takeOut = (entryId: string, input: object, by = scene.asStaff()) =>
    voidVotes(by, contract.voidVotes.input.parse({ entryId, reason: '同一台设备', ...input }));
  const outOf = async (entryId: string) =>
    (await votesFor(entryId)).filter(({ void_at }) => void_at !== null).map(({ person_id }) => person_id);
  const renewed = async () =>
    (await scene.read().selectFrom('page_invalidation').select('tag').execute()).map(({ tag }) => tag);
  const recorded = (entryId: string) =>
    scene.read().selectFrom('audit_entry').selectAll().where('subject_id', '=', entryId).orderBy('id').execute();

  beforeAll(() => scene.begin(people));
  beforeEach(() => scene.at(voteAt.start));
  afterAll(async () => expect(await scene.contradictions()).toEqual([]));

  test('have a mark with its reason, are counted in public, and why is recorded', async () => {
    const name = await add();
    const entryId = `${name}-1`;
    for (const person of people.slice(0, 3)) await vote(person, entryId);
    scene.at(voteAt.start + 5);
    expect(await takeOut(entryId, { personIds: 'p0,p2,nobody' })).toEqual({ voided: 2, hasMore: false });
    expect((await votesFor(entryId)).map(({ void_reason, void_at }) => [void_reason, void_at])).toEqual([
      ['abuse', voteAt.start + 5],
      [null, null],
      ['abuse', voteAt.start + 5],
    ]);
    expect(await told(entryId)).toEqual({ [entryId]: 1 });
    // A page of a closed vote lists by the counts.
    expect(await renewed()).toContain(`entry:contest:${name}`);
    expect(await getVoteTotals(scene.product(), { name })).toMatchObject({
      ...{ cast: 3, counted: 1 },
      discarded: [{ count: 0 }, { reason: 'abuse', count: 2 }],
    });
    expect(await recorded(entryId)).toMatchObject([
      {
        ...{ actor_id: 'sam', action: 'vote.voided', subject: 'entry' },
        after: '{"reason":"同一台设备","votes":2,"people":3,"fromTime":"","untilTime":""}',
      },
    ]);
  });

  test('stay out: neither taken out again nor voted again', async () => {
    const entryId = `${await add()}-1`;
    await vote('p0', entryId);
    const personIds = 'p0';
    expect(await takeOut(entryId, { personIds })).toMatchObject({ voided: 1 });
    expect(await takeOut(entryId, { personIds })).toMatchObject({ voided: 0 });
    expect(await vote('p0', entryId)).toEqual({ isNew: false, count: 0 });
    expect(await recorded(entryId)).toHaveLength(1);
  });

  test.each([
    [{ fromTime: isoOf(voteAt.start + 1) }, ['p1', 'p2']],
    [{ untilTime: isoOf(voteAt.start + 2) }, ['p0', 'p1']],
    [{ fromTime: isoOf(voteAt.start + 1), untilTime: isoOf(voteAt.start + 2) }, ['p1']],
    [{ personIds: 'p0,p2', fromTime: isoOf(voteAt.start + 1) }, ['p2']],
  ])('%j: of %j', async (input, out) => {
    const entryId = `${await add()}-1`;
    for (const [index, person] of people.slice(0, 3).entries()) {
      scene.at(voteAt.start + index);
      await vote(person, entryId);
    }
    await takeOut(entryId, input);
    expect(await outOf(entryId)).toEqual(out);
  });

  test('are the oldest 1,000, and whether there are more is said', async () => {
    const name = await add();
    const entryId = `${name}-1`;
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      ...{ entry_id: entryId, person_id: `x${index}`, activity_id: name, voted_at: voteAt.start + index },
    }));
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'contest_vote', rows);
      const counts = { cast_count: 1001, valid_count: 1001, frozen_cast_count: 1001, frozen_valid_count: 1001 };
      await tx.updateTable('contest_vote_tally').set(counts).where('entry_id', '=', entryId).execute();
    });
    const input = { fromTime: isoOf(voteAt.start) };
    expect(await takeOut(entryId, input)).toEqual({ voided: 1000, hasMore: true });
    const left = (await votesFor(entryId)).filter(({ void_at }) => void_at === null);
    expect(left).toMatchObject([{ person_id: 'x1000' }]);
    expect(await takeOut(entryId, input)).toEqual({ voided: 1, hasMore: false });
  });

  test('are the business of staff who manage contests, of a contest that is not decided', async () => {
    const name = await add();
    const entryId = `${name}-1`;
    await vote('p0', entryId);
    const personIds = 'p0';
    const others = ['organiser', 'entrant', 'p0'].map((person) => scene.as(person));
    const sales = scene.as('sam', { caller: callerOf('sam', { staff: 'sales' }) });
    const ends = await settled([...others, sales, scene.product()].map((by) => takeOut(entryId, { personIds }, by)));
    expect(ends).toEqual([...Array(4).fill('Forbidden'), 'Unauthorized']);
    await expect(takeOut('nothing', { personIds })).rejects.toMatchObject({ code: 'NullPointer' });
    const refused = (rule: string) => ({ code: '400', details: { fields: [expect.objectContaining({ rule })] } });
    await expect(takeOut(entryId, {})).rejects.toMatchObject(refused('required'));
    await scene.change(name, { decided_at: voteAt.close });
    await expect(takeOut(entryId, { personIds })).rejects.toMatchObject(refused('decided'));
    expect(await outOf(entryId)).toEqual([]);
  });

  test('at once with others who vote and take out: each vote once', async () => {
    const name = await add();
    const entryId = `${name}-1`;
    for (const person of people.slice(0, 20)) await vote(person, entryId);
    const input = { fromTime: isoOf(voteAt.start), untilTime: isoOf(voteAt.start + 1) };
    scene.at(voteAt.start + 1);
    const [, ...taken] = await Promise.all([
      Promise.all(people.slice(20).map((person) => vote(person, entryId))),
      takeOut(entryId, input),
      takeOut(entryId, input),
      takeOut(entryId, { personIds: people.slice(0, 10).join() }),
    ]);
    expect(taken.reduce((sum, { voided }) => sum + voided, 0)).toBe(20);
    expect(await told(entryId)).toEqual({ [entryId]: 20 });
    expect(await scene.contradictions(name)).toEqual([]);
  });

  test('are found by an index', async () => {
    const asked = { entryId: 'e', fromTime: isoOf(0), untilTime: '' };
    const plan = await planOf(database(), (db) => votesIn(db, asked));
    expect(plan).toMatch(/(INDEX|Index (Only )?Scan using) contest_vote_in_time /);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
