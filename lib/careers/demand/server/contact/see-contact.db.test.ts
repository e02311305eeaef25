import { callerOf, noon } from '@/test/context';
import { demandSales, demandsOfYu, sameDemand } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { planOf } from '@/test/plan';
import { counted, settled } from '@/test/settled';
import { demandContact, findContactViews } from '../../contract';
import { listOwnDemands } from '../own/list-own-demands';
import { findContactStanding } from './contact-standing';
import { seeContact } from './see-contact';
import { listContactViews, pageOfViews } from './views';

const { contactName: name, contactPhone: phone, contactEmail: email, contactWechat: wechat } = sameDemand;
const contact = { name, phone, email, wechat };
const day = 86_400_000;

describeOnBothEngines('the contact of a demand', (database) => {
  const { as, begin, add, change } = demandsOfYu(database);
  const see = (id = 'open', caller: Parameters<typeof as>[0] = 'lin', now = noon) =>
    seeContact(as(caller, { now: () => now }), { id });
  const views = (input: object = {}, caller: Parameters<typeof as>[0] = 'yu') =>
    listContactViews(as(caller), findContactViews.input.parse({ id: 'open', ...input }));
  beforeEach(begin);

  test('is shown to verified people and companies, and its owner sees who has looked, and how often', async () => {
    await add({ id: 'open' });
    expect(demandContact.parse(await see())).toEqual(contact);
    await see('open', 'shi', noon + 1);
    await see('open', 'lin', noon + 2);
    expect(await see('open', 'yu')).toEqual(contact);
    const page = await views();
    expect(findContactViews.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { userId: 'lin', nickname: '林一', verification: 'individual', lookCount: 2 },
      { userId: 'shi', verification: 'company', lookCount: 1 },
    ]);
    const own = await listOwnDemands(as('yu'), { state: '', pageIndex: 1, pageSize: 20 });
    expect(own.list).toMatchObject([{ id: 'open', viewCount: 2 }]);
  });

  test.each([
    ['a visitor', 'open', null, 'Unauthorized'],
    ['who is verified as nothing', 'open', 'mo', 'IdentityNeeded'],
    ['nobody: one that is not public', 'waits', 'lin', 'NullPointer'],
    ['nobody: an unknown one', 'nothing', 'lin', 'NullPointer'],
    ['nobody for the first time: one that is closed', 'closed', 'lin', 'DemandClosed'],
    ['nobody for the first time: one that is over', 'over', 'lin', 'DemandClosed'],
    ['nobody for the first time: one that has its team', 'docked', 'lin', 'DemandClosed'],
  ] as const)('is not shown to %s', async (_, id, caller, code) => {
    await add(
      { id: 'open' },
      { id: 'waits', review_state: 1 },
      { id: 'closed', closed_at: noon },
      { id: 'over', propose_until: noon },
      { id: 'docked', docked_at: noon },
    );
    await expect(see(id, caller)).rejects.toMatchObject({ code });
    expect((await views()).list).toEqual([]);
  });

  test('is shown again when it is over, to who has looked before', async () => {
    await add({ id: 'open' });
    await see();
    await change({ closed_at: noon }, 'open');
    expect(await see()).toEqual(contact);
    await change({ review_state: 3 }, 'open');
    await expect(see()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('is shown of twenty demands a day, also to who asks for all at once; looking again is free', async () => {
    const ids = Array.from({ length: 24 }, (_, index) => `d${index}`);
    await add(...ids.map((id) => ({ id })));
    const ends = await settled(ids.map((id) => see(id)));
    expect(counted(ends)).toEqual({ done: 20, TooManyRequests: 4 });
    const left = ids[ends.indexOf('TooManyRequests')] ?? '';
    const seen = ids[ends.indexOf('done')] ?? '';
    await expect(see(left)).rejects.toMatchObject({ details: { retryAfterSeconds: 12 * 3600 } });
    expect(await see(seen)).toEqual(contact);
    expect(await see(left, 'shi')).toEqual(contact);
    expect(await see(left, 'lin', noon + day)).toEqual(contact);
  });

  test('looked at twice at once is one person who has looked twice', async () => {
    await add({ id: 'open' });
    expect(await settled([see(), see(), see()])).toEqual(['done', 'done', 'done']);
    expect((await views()).list).toMatchObject([{ userId: 'lin', lookCount: 3 }]);
  });

  test('who has looked is shown to its owner alone, all over its pages', async () => {
    await add({ id: 'open' }, { id: 'ours', owner_id: null });
    await see();
    await see('open', 'shi');
    for (const caller of ['lin', 'shi', demandSales, callerOf('re', { staff: 'reviewer' })])
      await expect(views({}, caller)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(views({ id: 'ours' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await views({ id: 'ours' }, demandSales)).list).toEqual([]);
    const pages = await everyPage((pageIndex) => views({ pageIndex, pageSize: 1 }));
    expect(pages.flatMap(({ list }) => list.map(({ userId }) => userId)).sort()).toEqual(['lin', 'shi']);
    const plan = await planOf(database(), (db) => pageOfViews(db, { id: 'open', pageIndex: 1, pageSize: 20 }));
    expect(plan).toMatch(/demand_contact_view_of_demand/);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });

  test('a page knows beforehand who may look, which is no look', async () => {
    await add({ id: 'open' }, { id: 'closed', closed_at: noon }, { id: 'waits', review_state: 1 });
    await see('open', 'shi');
    const standing = async (id: string, caller: Parameters<typeof as>[0]) =>
      (await findContactStanding(as(caller), { id })).standing;
    expect([await standing('open', 'yu'), await standing('open', 'shi'), await standing('open', 'lin')]).toEqual([
      ...['own', 'seen', 'open'],
    ]);
    expect([await standing('open', 'mo'), await standing('closed', 'lin')]).toEqual(['unverified', 'closed']);
    await expect(standing('waits', 'lin')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(standing('open', null)).rejects.toMatchObject({ code: 'Unauthorized' });
    expect((await views()).list).toMatchObject([{ userId: 'shi', lookCount: 1 }]);
  });
});
