import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { onlyLeads } from '@/test/leads';
import { insertRows, personRow } from '@/test/rows';
import { listLeads as contract } from '../contract';
import { listLeads } from './list-leads';

const hour = 3_600_000;

describeOnBothEngines('the requests of the console', (database) => {
  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [
        personRow({ id: 'mei', nickname: '梅' }),
        personRow({ id: 'gone', nickname: '', nickname_key: 'erased:gone', erased_at: noon }),
      ]),
    ),
  );

  const context = (staff: string | null = 'sales') =>
    testContext(database().db, { caller: callerOf('mei', { staff }) });
  const list = async (query: Record<string, unknown> = {}) => {
    const page = await listLeads(context(), contract.input.parse(query));
    expect(contract.data.parse(page)).toEqual(page);
    return page;
  };
  const ids = async (query: Record<string, unknown> = {}) => (await list(query)).list.map(({ id }) => id);
  const keep = (rows: Parameters<typeof onlyLeads>[1]) => onlyLeads(database().db, rows);

  test('are shown to who may answer them alone', async () => {
    const query = contract.input.parse({});
    const visitor = testContext(database().db);
    await expect(listLeads(visitor, query)).rejects.toMatchObject({ code: 'Unauthorized' });
    for (const staff of [null, 'editor', 'reviewer']) {
      await expect(listLeads(context(staff), query)).rejects.toMatchObject({ code: 'Forbidden' });
    }
    await expect(listLeads(context('admin'), query)).resolves.toMatchObject({ hasNextPage: false });
  });

  test('say what a table needs', async () => {
    await keep([
      {
        id: 'a',
        owner_id: 'mei',
        email: 'a@example.org',
        next_step: '打电话',
        next_step_on: '2026-11-23',
        source: JSON.stringify({ utm_source: 'baidu', utm_campaign: 'spring' }),
      },
      { id: 'b', owner_id: 'gone', created_at: noon - 1 },
    ]);
    expect((await list()).list).toEqual([
      {
        id: 'a',
        number: 'LF261120-a',
        service: 'activities',
        state: 'new',
        company: '公司 a',
        name: '李雷',
        mobile: '+8613800138000',
        email: 'a@example.org',
        budget: 'open',
        campaign: 'baidu / spring',
        ownerId: 'mei',
        owner: '梅',
        nextStep: '打电话',
        nextStepOn: '2026-11-23',
        createdAt: '2026-11-20T12:00:00.000+08:00',
        updatedAt: '2026-11-20T12:00:00.000+08:00',
      },
      expect.objectContaining({ id: 'b', ownerId: 'gone', owner: null, email: null, campaign: '', nextStepOn: null }),
    ]);
  });

  test('are filtered by state, service and owner; junk is shown to who asks for it', async () => {
    await keep([
      { id: 'a', created_at: noon + 5, state: 'new', service: 'sales', owner_id: 'mei' },
      { id: 'b', created_at: noon + 4, state: 'working', owner_id: 'other' },
      { id: 'c', created_at: noon + 3, state: 'won', service: 'sales' },
      { id: 'd', created_at: noon + 2, state: 'lost', owner_id: 'mei' },
      { id: 'e', created_at: noon + 1, state: 'junk' },
    ]);
    expect(await ids()).toEqual(['a', 'b', 'c', 'd']);
    expect(await ids({ state: 'open' })).toEqual(['a', 'b']);
    expect(await ids({ state: 'junk' })).toEqual(['e']);
    expect(await ids({ service: 'sales' })).toEqual(['a', 'c']);
    expect(await ids({ owner: 'me' })).toEqual(['a', 'd']);
    expect(await ids({ owner: 'nobody' })).toEqual(['c']);
    expect(await ids({ owner: 'me', state: 'open', service: 'sales' })).toEqual(['a']);
  });

  test('are found by number, company, name, mobile and e-mail, in any case, wildcards being letters', async () => {
    await keep([
      { id: 'a', created_at: noon + 3, company: 'Light%field_Studio', email: 'Lei@example.org' },
      { id: 'b', created_at: noon + 2, name: '韩梅梅', mobile: '+12025550143' },
      { id: 'c', created_at: noon + 1, number: 'LF261120-7K3Q2', company: 'back\\slash' },
    ]);
    expect(await ids({ search: 'LIGHT' })).toEqual(['a']);
    expect(await ids({ search: 'lei@EXAMPLE' })).toEqual(['a']);
    expect(await ids({ search: '梅' })).toEqual(['b']);
    expect(await ids({ search: '+1 (202) 555-0143' })).toEqual(['b']);
    expect(await ids({ search: '138 0013' })).toEqual(['a', 'c']);
    expect(await ids({ search: '7k3q' })).toEqual(['c']);
    expect(await ids({ search: 't%f' })).toEqual(['a']);
    expect(await ids({ search: 'd_s' })).toEqual(['a']);
    for (const search of ['%', '_']) expect(await ids({ search })).toEqual(['a']);
    expect(await ids({ search: '\\' })).toEqual(['c']);
    expect(await ids({ search: "' or 1=1 --" })).toEqual([]);
    expect(await ids({ search: '想办' })).toEqual([]);
  });

  test('are ordered either way, those without a day for their next step last', async () => {
    await keep([
      { id: 'a', company: 'C', created_at: noon, updated_at: noon + 2 * hour, next_step_on: '2026-11-22' },
      { id: 'b', company: 'B', created_at: noon + hour, updated_at: noon, next_step_on: null },
      { id: 'c', company: 'A', created_at: noon + 2 * hour, updated_at: noon + hour, next_step_on: '2026-11-21' },
      { id: 'd', company: 'D', created_at: noon + 2 * hour, updated_at: noon + hour, next_step_on: null },
    ]);
    expect(await ids()).toEqual(['d', 'c', 'b', 'a']);
    expect(await ids({ order: 'asc' })).toEqual(['a', 'b', 'c', 'd']);
    expect(await ids({ sort: 'updatedAt' })).toEqual(['a', 'd', 'c', 'b']);
    expect(await ids({ sort: 'company', order: 'asc' })).toEqual(['c', 'b', 'a', 'd']);
    expect(await ids({ sort: 'nextStepOn', order: 'asc' })).toEqual(['c', 'a', 'b', 'd']);
    expect(await ids({ sort: 'nextStepOn', order: 'desc' })).toEqual(['a', 'c', 'd', 'b']);
  });

  test.each(['createdAt', 'nextStepOn'])('every one stands on one page, ordered by %s', async (sort) => {
    await keep(
      Array.from({ length: 25 }, (_, index) => ({
        id: `lead-${String(index).padStart(2, '0')}`,
        created_at: noon + Math.floor(index / 7),
        next_step_on: index % 3 === 0 ? null : `2026-11-${20 + (index % 5)}`,
      })),
    );
    const pages = [];
    for (const pageIndex of [1, 2, 3]) pages.push(await list({ sort, pageIndex, pageSize: 10 }));
    expect(pages.map(({ list: rows, nextPage }) => [rows.length, nextPage])).toEqual([
      [10, 2],
      [10, 3],
      [5, null],
    ]);
    expect(new Set(pages.flatMap((page) => page.list.map(({ id }) => id))).size).toBe(25);
  });
});
