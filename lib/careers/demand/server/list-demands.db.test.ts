import { noon } from '@/test/context';
import { type DemandOfYu, demandsOfYu } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { demandDetail, findDemandCities, findDemands, findDemandsOfCompany } from '../contract';
import { findDemandItems } from './demand-item';
import { getDemand } from './get-demand';
import { entriesOfPage, idsOfCompany, listDemandCities, listDemands, listDemandsOfCompany } from './list-demands';

/** A demand that was published so many minutes after noon. */
const at = (id: string, minutes: number, rest: Partial<DemandOfYu> = {}): DemandOfYu => ({
  ...{ id, verified_at: noon + minutes * 60_000 },
  ...rest,
});

describeOnBothEngines('lists of demands', (database) => {
  const { as, begin, add } = demandsOfYu(database);
  const query = (input: object = {}) => findDemands.input.parse(input);
  const list = (input: object = {}, overrides: Parameters<typeof as>[1] = {}) =>
    listDemands(as(null, overrides), query(input));
  const ids = async (input: object = {}) => (await list(input)).list.map(({ id }) => id);
  beforeEach(begin);

  test('have what takes proposals, in each order', async () => {
    await add(
      at('old', 1, { fields: { budgetTo: 90_000 } }),
      at('new', 9, { fields: { lastDay: '2026-12-20' } }),
      at('talk', 5, { fields: { budgetFrom: null, budgetTo: null, lastDay: '2026-11-20' } }),
      // Over, though nobody has noted it yet.
      at('over', 7, { fields: { lastDay: '2026-11-19' } }),
      at('lapsed', 7, { lapsed_at: noon, fields: { lastDay: '2026-11-19' } }),
      at('closed', 7, { closed_at: noon }),
      at('docked', 7, { docked_at: noon }),
      at('down', 7, { review_state: 3 }),
      at('waits', 7, { review_state: 1 }),
    );
    expect(await ids()).toEqual(['new', 'talk', 'old']);
    expect(await ids({ order: 'deadline' })).toEqual(['talk', 'old', 'new']);
    expect(await ids({ order: 'budget' })).toEqual(['old', 'new', 'talk']);
  });

  test('are filtered by kind, budget, city and end, alone and together', async () => {
    await add(
      at('a', 1, { fields: { kind: 'film', budgetTo: 60_000, lastDay: '2026-11-27' } }),
      at('b', 2, { fields: { kind: 'film', areaId: 'CN-330100', budgetFrom: null, budgetTo: null } }),
      at('c', 3, { fields: { kind: 'xr', areaId: 'CN-310000', budgetTo: 2_000_000, lastDay: '2026-11-28' } }),
      at('d', 4, { fields: { kind: 'xr', areaId: '' } }),
    );
    expect(await ids({ kind: 'film' })).toEqual(['b', 'a']);
    expect([await ids({ budget: 'open' }), await ids({ budget: 'over1m' })]).toEqual([['b'], ['c']]);
    expect([await ids({ city: 'CN-310000' }), await ids({ city: 'CN-310106' })]).toEqual([
      ['c', 'a'],
      ['c', 'a'],
    ]);
    for (const order of ['newest', 'deadline', 'budget']) {
      expect(await ids({ within: '7', order })).toEqual(['a']);
      expect(await ids({ kind: 'film', city: 'CN-310104', budget: 'under200k', within: '14', order })).toEqual(['a']);
      expect(await ids({ city: 'nowhere', order })).toEqual([]);
    }
    const cities = await listDemandCities(as(null, { language: 'en' }));
    expect(findDemandCities.data.parse(cities)).toEqual(cities);
    expect(cities).toEqual([
      { id: 'CN-310000', name: 'Shanghai', demandCount: 2 },
      { id: 'CN-330100', name: 'Hangzhou', demandCount: 1 },
    ]);
  });

  test('answer exactly what the contract declares, and never a contact', async () => {
    await add(at('a', 0, { fields: { titleEn: 'Light by the river', bodyEn: 'Three walls.' } }), {
      ...at('ours', 1, { owner_id: null, fields: { companyName: '河岸集团' } }),
    });
    const page = await list({}, { language: 'en' });
    expect(findDemands.data.parse(page)).toEqual(page);
    expect(page.list[1]).toEqual({
      ...{ id: 'a', phase: 'open', kind: 'projection', title: 'Light by the river', titleLanguage: 'en' },
      ...{ budgetFrom: 50_000, budgetTo: 80_000, city: 'Shanghai', lastDay: '2026-12-10', deliverOn: '2027-02-01' },
      ...{ companyId: 'yu', company: '余光', avatar: null, verification: 'company' },
      publishedAt: '2026-11-20T12:00:00.000+08:00',
    });
    expect(page.list[0]).toMatchObject({ companyId: null, company: '河岸集团', verification: 'none' });
    for (const language of ['zh', 'en'] as const) {
      const detail = await getDemand(as(null, { language }), { id: 'a' });
      expect(demandDetail.parse(detail)).toEqual(detail);
      expect(detail).toMatchObject({
        titleLanguage: language,
        body: language === 'zh' ? '三面墙，两个月。' : 'Three walls.',
      });
      expect(JSON.stringify([detail, page])).not.toMatch(/余女士|5555|yu@yu/);
    }
    expect(await getDemand(as(null, { language: 'en' }), { id: 'ours' })).toMatchObject({ titleLanguage: 'zh' });
  });

  test('one that is over keeps its page; one that is not public has none', async () => {
    await add({ id: 'closed', closed_at: noon }, { id: 'docked', docked_at: noon }, { id: 'waits', review_state: 1 });
    expect(await getDemand(as(null), { id: 'closed' })).toMatchObject({ phase: 'closed' });
    expect(await getDemand(as('yu'), { id: 'docked' })).toMatchObject({ phase: 'docked' });
    for (const id of ['waits', 'nothing'])
      await expect(getDemand(as('yu'), { id })).rejects.toMatchObject({ code: 'NullPointer' });
    const items = await findDemandItems(as(null), ['docked', 'waits', 'closed']);
    expect(items.map(({ id }) => id)).toEqual(['docked', 'closed']);
  });

  test('of a company have its open ones, the latest first', async () => {
    await add(at('a', 1), at('b', 2), at('over', 3, { propose_until: noon }), at('c', 4, { owner_id: 'shi' }), {
      ...at('closed', 5, { closed_at: noon }),
    });
    const ofCompany = async (userId: string) =>
      (await listDemandsOfCompany(as(null), findDemandsOfCompany.input.parse({ userId }))).list.map(({ id }) => id);
    expect([await ofCompany('yu'), await ofCompany('nobody')]).toEqual([['b', 'a'], []]);
  });

  test('have every demand once over all pages', async () => {
    await add(...Array.from({ length: 45 }, (_, index) => at(`d${index}`, index % 3)));
    const pages = await everyPage((pageIndex) => list({ pageIndex, pageSize: 10 }));
    const found = pages.flatMap((page) => page.list.map(({ id }) => id));
    expect([found.length, new Set(found).size]).toEqual([45, 45]);
  });

  test.each([
    ['newest', {}],
    ['newest', { kind: 'film', within: '7' }],
    ['deadline', { city: 'CN-310000', order: 'deadline' }],
    ['deadline', { budget: 'open', within: '30', order: 'deadline' }],
    ['budget', { kind: 'xr', city: 'CN-310000', budget: 'open', order: 'budget' }],
  ])('read a far page from the index by %s alone for %j', async (by, filter) => {
    const asked = query({ ...filter, pageIndex: 500 });
    const plan = await planOf(database(), (db) => entriesOfPage(db, asked, noon));
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) project_demand_entry_by_${by}`));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });

  test('of a company are read from their index alone', async () => {
    const plan = await planOf(database(), (db) => idsOfCompany(db, 'yu', noon).limit(21).offset(1000));
    expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) project_demand_of_company/);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
