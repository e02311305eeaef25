import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { setEnv } from '@/test/set-env';
import { counted, settled } from '@/test/settled';
import { voteAt, voteScene } from '@/test/votes';
import { castVote } from './cast-vote';
import { findVoteMarks } from './find-vote-marks';

const crowd = Array.from({ length: 200 }, (_, index) => `p${index}`);

describeOnBothEngines('a vote', (database) => {
  const scene = voteScene(database);
  const { add, vote, told, votesFor, turn } = scene;

  beforeAll(() => scene.begin(crowd));
  beforeEach(() => scene.at(voteAt.start));
  afterAll(async () => expect(await scene.contradictions()).toEqual([]));

  test('is one per person and work: twice is once', async () => {
    const id = await add(2);
    expect(await vote('p1', `${id}-1`)).toEqual({ isNew: true, count: 1 });
    expect(await vote('p1', `${id}-1`)).toEqual({ isNew: false, count: 1 });
    expect(await vote('p2', `${id}-1`)).toEqual({ isNew: true, count: 2 });
    expect(await vote('p1', `${id}-2`)).toEqual({ isNew: true, count: 1 });
    expect(await told(`${id}-1`, `${id}-2`)).toEqual({ [`${id}-1`]: 2, [`${id}-2`]: 1 });
    expect((await votesFor(`${id}-2`))[0]).toEqual({
      ...{ entry_id: `${id}-2`, person_id: 'p1', activity_id: id, voted_at: voteAt.start },
      ...{ is_newcomer: 1, void_reason: null, void_at: null },
    });
  });

  test.each([
    [voteAt.start - 1, 'VoteClosed'],
    [voteAt.start, 'done'],
    [voteAt.freeze, 'done'],
    [voteAt.close - 1, 'done'],
    [voteAt.close, 'VoteClosed'],
  ])('at %d is %s, to the millisecond', async (time, end) => {
    const id = await add();
    scene.at(time);
    expect(await settled([vote('p1', `${id}-1`)])).toEqual([end]);
    expect(await votesFor(`${id}-1`)).toHaveLength(end === 'done' ? 1 : 0);
  });

  test('needs a login, and a mobile on every site', async () => {
    const entryId = `${await add()}-1`;
    const caller = callerOf('p1', { hasPhone: false });
    setEnv({ postingNeedsPhone: false });
    expect(await settled([castVote(testContext(database().db), { entryId }), vote('p1', entryId, { caller })])).toEqual(
      ['Unauthorized', 'PhoneNeeded'],
    );
    expect(await votesFor(entryId)).toEqual([]);
  });

  test('is never for an entry of their own or of their team', async () => {
    const entryId = `${await add()}-1`;
    const members = [
      { entry_id: entryId, person_id: 'p1', state: 'confirmed', invited_at: 0 },
      { entry_id: entryId, person_id: 'p2', state: 'declined', invited_at: 0 },
    ] as const;
    await database().db.transaction(async (tx) => {
      await tx.updateTable('contest_entry').set({ mode: 'team' }).where('id', '=', entryId).execute();
      await insertRows(tx, 'contest_entry_member', [...members]);
    });
    const ends = await settled(['entrant', 'p1', 'p2'].map((person) => vote(person, entryId)));
    expect(ends).toEqual(['Forbidden', 'Forbidden', 'done']);
  });

  test('is for what everybody can see only', async () => {
    const [open, hidden] = [await add(), await add()];
    await turn(`${hidden}-1`, { is_shown: 0 });
    const unseen = [
      await add(1, { works_at: voteAt.start + 1 }),
      await add(1, { works_at: null }),
      await add(1, { published_at: null }),
      await add(1, { activity: { review_state: 1 } }),
    ];
    const ids = [hidden, ...unseen, 'nothing'].map((id) => `${id}-1`);
    expect(await settled(ids.map((id) => vote('p1', id)))).toEqual(ids.map(() => 'NullPointer'));
    expect(await told(...ids, `${open}-1`)).toEqual({ [`${open}-1`]: 0 });
    const none = await add(1, { vote_start_at: null, vote_end_at: null });
    const canceled = await add();
    await scene.cancel(canceled);
    expect(await settled([vote('p1', `${none}-1`), vote('p1', `${canceled}-1`)])).toEqual([
      'VoteClosed',
      'EventCanceled',
    ]);
  });

  test('stays while its entry is hidden, and is told again with it', async () => {
    const entryId = `${await add()}-1`;
    await vote('p1', entryId);
    await turn(entryId, { is_shown: 0 });
    expect(await told(entryId)).toEqual({});
    await turn(entryId, { is_shown: 1 });
    expect(await told(entryId)).toEqual({ [entryId]: 1 });
  });

  test('is marked for who cast it, among the entries that are asked for', async () => {
    const id = await add(3);
    for (const entry of [1, 3]) await vote('p1', `${id}-${entry}`);
    await vote('p2', `${id}-2`);
    const ids = [`${id}-1`, `${id}-2`, 'nothing'];
    expect(await findVoteMarks(scene.as('p1'), { ids })).toEqual([`${id}-1`]);
    await expect(findVoteMarks(scene.product(), { ids })).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('is never removed from the table', async () => {
    const entryId = `${await add()}-1`;
    await vote('p1', entryId);
    const removal = database().db.transaction((tx) =>
      tx.deleteFrom('contest_vote').where('entry_id', '=', entryId).execute(),
    );
    await expect(removal).rejects.toThrow('never changed');
  });

  describe('at once', () => {
    test('200 of one person are one', async () => {
      const entryId = `${await add()}-1`;
      const votes = await Promise.all(crowd.map(() => vote('p1', entryId)));
      expect(votes.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect([await told(entryId), (await votesFor(entryId)).length]).toEqual([{ [entryId]: 1 }, 1]);
    });

    test('of 200 people are 200, and none is told the same count', async () => {
      const entryId = `${await add()}-1`;
      const votes = await Promise.all(crowd.map((person) => vote(person, entryId)));
      expect(new Set(votes.map(({ count }) => count)).size).toBe(200);
      expect([await told(entryId), (await votesFor(entryId)).length]).toEqual([{ [entryId]: 200 }, 200]);
    });

    test('at the close on two nodes: those before it count, those after it are refused', async () => {
      const entryId = `${await add()}-1`;
      scene.at(voteAt.close);
      const ends = await settled(
        crowd.map((person, index) => vote(person, entryId, { now: () => voteAt.close - 1 + (index % 2) })),
      );
      expect(counted(ends)).toEqual({ done: 100, VoteClosed: 100 });
      expect(await told(entryId)).toEqual({ [entryId]: 100 });
      expect((await votesFor(entryId)).every(({ voted_at }) => voted_at === voteAt.close - 1)).toBe(true);
    });

    test('around the freeze on two nodes: those before it are told', async () => {
      const entryId = `${await add()}-1`;
      await Promise.all(
        crowd.map((person, index) => vote(person, entryId, { now: () => voteAt.freeze - (index % 4 === 0 ? 1 : 0) })),
      );
      scene.at(voteAt.freeze);
      expect(await told(entryId)).toEqual({ [entryId]: 50 });
      scene.at(voteAt.close);
      expect(await told(entryId)).toEqual({ [entryId]: 200 });
    });

    test('while the entry is hidden: each was before, or is refused', async () => {
      const entryId = `${await add()}-1`;
      const people = crowd.slice(0, 30);
      const ends = await settled([
        ...people.slice(0, 15).map((person) => vote(person, entryId)),
        turn(entryId, { is_shown: 0 }),
        ...people.slice(15).map((person) => vote(person, entryId)),
      ]);
      const voted = ends.filter((end) => end === 'done').length - 1;
      expect(counted(ends)).toEqual(
        counted([...Array(voted + 1).fill('done'), ...Array(30 - voted).fill('NullPointer')]),
      );
      expect(await votesFor(entryId)).toHaveLength(voted);
    });
  });
});
