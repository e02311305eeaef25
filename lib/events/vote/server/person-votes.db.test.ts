import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { voteAt, voteScene } from '@/test/votes';
import * as contract from '../contract';
import { voidVotes } from './desk/void-votes';
import { getVoteTotals } from './get-vote-totals';

const erased = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
const people = ['p1', 'p2', ...erased];

describeOnBothEngines('votes of a person', (database) => {
  const scene = voteScene(database);
  const { add, vote, told, votesFor } = scene;
  const erase = (personId: string) => scene.emit('account.erased', { personId });
  const takeOut = (entryId: string, personIds: string) =>
    voidVotes(scene.asStaff(), contract.voidVotes.input.parse({ entryId, reason: '刷票', personIds }));

  beforeAll(() => scene.begin(people));
  beforeEach(() => scene.at(voteAt.start));
  afterAll(async () => expect(await scene.contradictions()).toEqual([]));

  test('whose account is erased are taken out, with a public number, and name nobody any more', async () => {
    const name = await add(2);
    const [one, two] = [`${name}-1`, `${name}-2`];
    for (const entry of [one, two]) for (const person of ['p1', 'e1', 'e2']) await vote(person, entry);
    await takeOut(two, 'e1');
    await erase('e1');
    await erase('e2');
    // Again, as after a failure.
    await erase('e2');
    expect(await told(one, two)).toEqual({ [one]: 1, [two]: 1 });
    const rows = [...(await votesFor(one)), ...(await votesFor(two))];
    expect(rows.filter(({ person_id }) => erased.includes(person_id))).toEqual([]);
    // No two of them lead to one another.
    expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(5);
    expect(rows.map(({ void_reason }) => void_reason).toSorted()).toEqual([
      ...['abuse', 'accountRemoved', 'accountRemoved', 'accountRemoved', null, null],
    ]);
    expect(await getVoteTotals(scene.product(), { name })).toMatchObject({
      ...{ cast: 6, counted: 2 },
      discarded: [
        { reason: 'accountRemoved', count: 3 },
        { reason: 'abuse', count: 1 },
      ],
    });
  });

  test('stay counted where the awards are published, and name nobody any more', async () => {
    const name = await add();
    const entryId = `${name}-1`;
    await vote('e3', entryId);
    await scene.change(name, { decided_at: voteAt.close });
    scene.at(voteAt.close);
    await erase('e3');
    expect(await told(entryId)).toEqual({ [entryId]: 1 });
    expect(await votesFor(entryId)).toMatchObject([{ person_id: expect.not.stringMatching(/^e3$/), void_at: null }]);
  });

  test('are in their export, with what became of them', async () => {
    const name = await add(2);
    await vote('p2', `${name}-1`);
    scene.at(voteAt.start + 1);
    await vote('p2', `${name}-2`);
    await takeOut(`${name}-1`, 'p2');
    const parts: Record<string, unknown> = {};
    await scene.emit('account.exported', { personId: 'p2', parts });
    expect(parts.votes).toEqual([
      { contestId: name, entryId: `${name}-2`, votedAt: '2026-11-20T12:00:00.001+08:00', discarded: null },
      { contestId: name, entryId: `${name}-1`, votedAt: '2026-11-20T12:00:00.000+08:00', discarded: 'abuse' },
    ]);
  });

  test('cast while the account is erased, and staff take some out: nothing names the person, all is counted once', async () => {
    const name = await add(6);
    const ids = Array.from({ length: 6 }, (_, index) => `${name}-${index + 1}`);
    for (const person of ['e4', 'e5', 'e6']) for (const id of ids.slice(0, 4)) await vote(person, id);
    const ends = await settled([
      ...ids.slice(4).map((id) => vote('e4', id)),
      ...['e4', 'e5', 'e6'].map(erase),
      ...ids.map((id) => takeOut(id, 'e4,e6')),
      ...ids.slice(4).map((id) => vote('e5', id)),
    ]);
    expect(ends.filter((end) => end !== 'done' && end !== 'Unauthorized')).toEqual([]);
    const rows = await Promise.all(ids.map(votesFor));
    expect(rows.flat().filter(({ person_id, void_at }) => erased.includes(person_id) || void_at === null)).toEqual([]);
    expect(await told(...ids)).toEqual(Object.fromEntries(ids.map((id) => [id, 0])));
    expect(await scene.contradictions(name)).toEqual([]);
  });
});
