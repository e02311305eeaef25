import { describeOnBothEngines } from '@/test/engines';
import { voteAt, voteScene } from '@/test/votes';
import { exportVotes } from './export-votes';

describeOnBothEngines('the table of votes', (database) => {
  const scene = voteScene(database);
  const linesOf = async (contestId: string, by = scene.as('organiser')) => {
    const { body } = await exportVotes(by, { contestId });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(body).split('\r\n');
  };
  const recorded = (contestId: string) =>
    scene
      .read()
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'after'])
      .where('subject_id', '=', contestId)
      .orderBy('id')
      .execute();

  beforeAll(() => scene.begin(['p1', 'p2']));
  beforeEach(() => scene.at(voteAt.start));

  test('has each shown entry by its number, nobody who voted, and is recorded', async () => {
    const name = await scene.add(3);
    for (const person of ['p1', 'p2']) await scene.vote(person, `${name}-2`);
    await scene.turn(`${name}-1`, { title_zh: '=1+1', title_en: 'Light', is_shown: 1 });
    await scene.turn(`${name}-3`, { is_shown: 0 });
    expect(await linesOf(name)).toEqual(['\uFEFF"编号","作品","票数"', '1,"\'=1+1",0', `2,"参赛 ${name}-2",2`, '']);
    expect(await linesOf(name, { ...scene.asStaff(), language: 'en' })).toEqual([
      ...['\uFEFF"Number","Work","Votes"', '1,"Light",0', `2,"参赛 ${name}-2",2`, ''],
    ]);
    const entry = { action: 'vote.exported', after: '{"lines":2}' };
    expect(await recorded(name)).toEqual([
      { actor_id: 'organiser', ...entry },
      { actor_id: 'sam', ...entry },
    ]);
  });

  test('is for its organiser and for staff only', async () => {
    const name = await scene.add();
    for (const by of [scene.as('p1'), scene.as('entrant')]) {
      await expect(linesOf(name, by)).rejects.toMatchObject({ code: 'NullPointer' });
    }
    expect(await recorded(name)).toEqual([]);
  });
});
