import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { settled } from '@/test/settled';
import { answerInvitation } from '../team/answer-invitation';
import { inviteMember } from '../team/invite-member';
import { tellResults } from './tell-results';
import { writeResults } from './write-results';

describeOnBothEngines('the result of a contest', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, send, entered, check, rowOf, toldOf, product, job, read } = scene;

  beforeAll(() => scene.begin(['lin', 'mo', 'ai', 'wen']));
  beforeEach(scene.beginAnew);

  const write = (contestId: string, stage: 'shortlist' | 'award', chosen: string[]) =>
    database().db.transaction((tx) => writeResults(product(), tx, { contestId, stage, chosen }));
  const statesOf = async (ids: readonly string[]) => (await Promise.all(ids.map(rowOf))).map(({ state }) => state);
  /** Tells all portions that are queued, each twice. */
  async function tell() {
    for (let round = 0; round < 5; round += 1) {
      const waiting = await read().selectFrom('job').select('payload').where('kind', '=', tellResults.kind).execute();
      for (const { payload } of waiting) await tellResults.run(job(), tellResults.payload.parse(JSON.parse(payload)));
    }
  }

  test('is written for all entries at once, and their people are told once', async () => {
    const name = await contest();
    const team = await draft('lin', name, { mode: 'team', teamName: '夜行' });
    await inviteMember(as('lin'), { id: team, userId: 'wen' });
    await answerInvitation(as('wen'), { id: team, joins: true });
    await send('lin', team);
    const [second, third, unchecked] = [
      await entered('mo', name),
      await entered('ai', name),
      await entered('ai', name),
    ];
    for (const id of [team, second, third]) await check(id);
    expect(await write(name, 'shortlist', [team, second, unchecked])).toEqual({ chosen: 2, others: 1 });
    const all = [team, second, third, unchecked];
    expect(await statesOf(all)).toEqual(['shortlisted', 'shortlisted', 'notShortlisted', 'submitted']);
    await tell();
    expect(await write(name, 'award', [team, third])).toEqual({ chosen: 1, others: 1 });
    expect(await statesOf(all)).toEqual(['awarded', 'notAwarded', 'notShortlisted', 'submitted']);
    await tell();
    const told = await Promise.all(['lin', 'wen', 'mo', 'ai'].map(toldOf));
    expect(told.map((kinds) => kinds.filter((kind) => !['invited', 'answered', 'submitted'].includes(kind)))).toEqual([
      ['shortlisted', 'awarded'],
      ['shortlisted', 'awarded'],
      ['shortlisted', 'notAwarded'],
      ['notShortlisted'],
    ]);
    expect(await scene.contradictions()).toEqual([]);
  });

  test('is told in portions, none of them twice', async () => {
    const name = await contest();
    const ids: string[] = [];
    for (let index = 0; index < 55; index += 1) {
      const id = await entered(['lin', 'mo', 'ai', 'wen'][index % 4] ?? '', name);
      await check(id);
      ids.push(id);
    }
    await write(name, 'shortlist', []);
    await settled([tell(), tell()]);
    const told = read()
      .selectFrom('notice')
      .select('id')
      .where('kind', '=', 'entry-notShortlisted')
      .where('about_id', '=', name);
    expect(await told.execute()).toHaveLength(55);
  });
});
