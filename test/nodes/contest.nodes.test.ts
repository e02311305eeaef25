import { millisecondsInDay } from 'date-fns/constants';
import { v4 as newId } from 'uuid';
import { recountVotes } from '@/lib/events/vote/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { setEnv } from '@/test/set-env';
import { counted } from '@/test/settled';
import { type ContestDeed, contestDeeds } from './contest-deeds';
import { killedProgram } from './killed-program';

const people = Array.from({ length: 200 }, (_, index) => `entrant-${index}`);
/** Who entered what all votes are for. */
const entrant = people.at(-1) ?? '';
const [feeFen, form] = [4000, { termsVersion: 1, agrees: true, acknowledged: false }];

/** A deed that a process has begun: all but the last of them were killed. */
interface Begun {
  deed: ContestDeed;
  personId: string;
  input: string;
}

describeOnBothEngines('an entry or a vote whose process is killed', (database) => {
  const scene = entryScene(database);
  const { draft, entered, pay, rowOf } = scene;
  let program: Awaited<ReturnType<typeof killedProgram>>;
  let next = 0;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(people);
    const vote = { works_at: noon - 2, vote_start_at: noon - 1, vote_end_at: noon + 2 * millisecondsInDay };
    await scene.contest(feeFen, { name: 'killed', ...vote });
    program = await killedProgram('killed-contest', database().url);
  }, 60_000);
  afterAll(() => program.remove());

  /** What is there before a deed: who does it, and its input. */
  const prepare: Record<ContestDeed, (personId: string) => Promise<[doer: string, input: object]>> = {
    async enter(personId) {
      const id = await draft(personId, 'killed');
      const { revision } = await rowOf(id);
      return [personId, { ...form, id, revision, feeFen, clientId: newId() }];
    },
    async withdraw(personId) {
      const id = await entered(personId, 'killed', feeFen);
      await pay(personId, id);
      return [personId, { id }];
    },
    async check(personId) {
      const id = await entered(personId, 'killed', feeFen);
      await pay(personId, id);
      const { revision } = await rowOf(id);
      return ['organiser', { id, revision, isPassed: true, reason: '' }];
    },
    async vote(personId) {
      return [personId, { entryId: await voted() }];
    },
  };

  /** The entry that all votes are for. */
  let votedId: Promise<string> | undefined;
  const voted = () => {
    votedId ??= (async () => {
      const id = await entered(entrant, 'killed', feeFen);
      await pay(entrant, id);
      await scene.check(id);
      return id;
    })();
    return votedId;
  };

  /** Kills a deed before each of its statements, each time with new things, until it comes to its end. */
  async function killEach(deed: ContestDeed): Promise<Begun[]> {
    const begun: Begun[] = [];
    for (let isKilled = true; isKilled; ) {
      const [personId, prepared] = await prepare[deed](people[next++] ?? '');
      const input = JSON.stringify(prepared);
      begun.push({ deed, personId, input });
      isKilled = await program.isKilled(begun.length, [deed, personId, input, String(noon)]);
    }
    return begun;
  }

  async function expectSound() {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
    expect(await recountVotes(scene.read())).toEqual([]);
  }

  test('before each of its statements: locks, numbers, orders and counts agree, and what is done again is done once', async () => {
    const deeds = ['enter', 'withdraw', 'check', 'vote'] as const;
    const begun = await Promise.all(deeds.map(killEach));
    await expectSound();
    // A check that was done is refused the second time, as its entry has another revision.
    for (const { deed, personId, input } of begun.flat()) {
      await contestDeeds[deed](scene.as(personId), input).catch((error) =>
        expect([deed, error.code]).toEqual(['check', 'Changed']),
      );
    }
    await expectSound();
    const [entries = 0, withdrawn = 0, checked = 0, votes = 0] = begun.map(({ length }) => length);
    const rows = await scene.read().selectFrom('contest_entry').select(['state', 'is_shown']).execute();
    expect(counted(rows.map(({ state, is_shown }) => `${state} ${is_shown}`))).toEqual({
      'submitted 0': entries,
      'withdrawn 0': withdrawn,
      'submitted 1': checked + 1,
    });
    const cast = await scene
      .read()
      .selectFrom('contest_vote_tally')
      .select('cast_count')
      .where('entry_id', '=', await voted())
      .executeTakeFirstOrThrow();
    expect(cast.cast_count).toBe(votes);
    expect([Math.min(entries, withdrawn, checked) > 10, votes > 4]).toEqual([true, true]);
  }, 240_000);
});
