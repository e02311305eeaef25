import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { onlyLeads } from '@/test/leads';
import { makeDemandOfLead as contract } from '../contract';
import { getLead } from './get-lead';
import { makeDemandOfLead } from './make-demand-of-lead';

describeOnBothEngines('a demand of a request', (database) => {
  const as = (staff: string | null) => testContext(database().db, { caller: callerOf('mei', { staff }) });
  const make = (id = 'a', staff: string | null = 'sales') => makeDemandOfLead(as(staff), { id });
  beforeEach(() => onlyLeads(database().db, [{ id: 'a', source: '{"utm_source":"baidu"}' }]));

  test('is made once, also by two at once, and the request shows it', async () => {
    expect(await getLead(as('sales'), { id: 'a' })).toMatchObject({ demandId: null });
    const made = await Promise.all([make(), make(), make()]);
    expect(contract.data.parse(made[0])).toEqual(made[0]);
    expect(new Set(made.map(({ demandId }) => demandId)).size).toBe(1);
    expect(await getLead(as('admin'), { id: 'a' })).toMatchObject({ demandId: made[0]?.demandId, state: 'new' });
    const demands = database().db.read.selectFrom('project_demand').select(['lead_id', 'source', 'contact_name']);
    expect(await demands.execute()).toEqual([{ lead_id: 'a', source: '{"utm_source":"baidu"}', contact_name: '李雷' }]);
  });

  test.each([
    ['an unknown request', 'b', 'sales', 'NullPointer'],
    ['a reviewer', 'a', 'reviewer', 'Forbidden'],
    ['anybody else', 'a', null, 'Forbidden'],
  ])('is not made of %s', async (_, id, staff, code) => {
    await expect(make(id, staff)).rejects.toMatchObject({ code });
  });
});
