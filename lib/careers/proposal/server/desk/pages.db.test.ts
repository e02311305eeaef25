import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { idsOfPage } from './find-proposals';

const page = { pageIndex: 3, pageSize: 20 };
const desk = { ...page, demandId: 'demand', state: '', isUnseen: false } as const;

describeOnBothEngines('a page of proposals', (database) => {
  test.each([
    ['all of a demand', {}, 'project_proposal_of_demand'],
    ['those of a state', { state: 'sent' }, 'project_proposal_of_demand_in_state'],
    ['those not opened', { isUnseen: true }, 'project_proposal_unseen'],
  ] as const)('of %s is so many entries of one index', async (_, filter, index) => {
    const plan = await planOf(database(), (db) => idsOfPage(db, { ...desk, ...filter }));
    expect(plan).toMatch(new RegExp(`${index}\\b(?!_)`));
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});
