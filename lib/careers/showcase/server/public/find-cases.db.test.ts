import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { idsOfCases } from './find-cases';

const page = { pageIndex: 3, pageSize: 20 };

describeOnBothEngines('a page of cases', (database) => {
  test('is so many entries of one index', async () => {
    const plan = await planOf(database(), (db) => idsOfCases(db, page));
    expect(plan).toContain('project_case_shown');
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});
