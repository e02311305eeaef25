import { eraseActivities } from '@/lib/events/activity/server/person-activities';
import { describeOnBothEngines } from '@/test/engines';
import { contestsOfLin, film } from '@/test/own-contests';
import { exportContests } from './person-contests';

const text = { kind: 'text' as const, id: 't', zh: '<p>光</p>', en: '' };

describeOnBothEngines('the contests of an account', (database) => {
  const { as, begin, add, save, open, contestOf, termsOf, tags } = contestsOfLin(database);
  beforeEach(begin);
  beforeEach(async () => {
    await add({ id: 'call' }, { id: 'draft', review_state: 0, verified_at: null });
    await open('call', { blocks: [text] });
    await save('draft', 0, { name: 'draft', categories: [] });
  });

  test('leave what others took part in, and none of what their organiser showed', async () => {
    await database().db.transaction((tx) => eraseActivities(as(null), tx, { personId: 'lin' }));
    expect(await contestOf('call')).toMatchObject({ name: 'light-2026', blocks: '[]', is_listed: 0, revision: 3 });
    expect(await termsOf('call')).toEqual(['1 <p>参赛须知</p>']);
    expect(await tags()).toContain('contest:call');
    await expect(contestOf('draft')).rejects.toThrow();
    const jobs = database().db.read.selectFrom('job').select('payload').where('kind', '=', 'contest.remove-pictures');
    expect((await jobs.execute()).map(({ payload }) => payload).sort()).toEqual(
      ['call', 'draft'].map((id) => JSON.stringify({ prefix: `contests/${id}/` })),
    );
  });

  test('are in its export, with categories and terms', async () => {
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => exportContests(as(null), tx, { personId: 'lin', parts }));
    expect(parts.contests).toMatchObject([
      { id: 'call', blocks: [text], categories: [{ id: film }], terms: [{ version: 1, body_zh: '<p>参赛须知</p>' }] },
      { id: 'draft', blocks: [], categories: [] },
    ]);
  });
});
