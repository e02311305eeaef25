import { submitForReview } from '@/lib/base/moderation/port';
import { findHits } from '@/lib/base/search/port';
import { noon, testContext } from '@/test/context';
import { demandEnd, demandPages, demandReviewer, demandSales, demandsOfYu } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { bad } from '@/test/own-activities';
import { settled } from '@/test/settled';
import { addDemandFromLead, findDemandOfLead, type LeadOfDemand } from './add-demand-from-lead';
import { findContactStanding } from './contact/contact-standing';
import { seeContact } from './contact/see-contact';
import { dockDemand } from './dock-demand';
import { findOwnDemand, findPublicDemand, holdDemand } from './find-demand';
import { lapseDemands } from './lapse-demands';
import { eraseDemands, exportDemands, forgetDemandReviews } from './person-demands';
import { renameCompany, renewCompaniesDemands } from './renew-companies-demands';
import { decideOnDemand } from './review/decide-on-demand';
import { demandsSection } from './sitemap';

const lead: LeadOfDemand = {
  ...{ id: 'lead-1', company: '河岸集团', name: '何先生', mobile: '+8613800138000', email: 'he@he.example' },
  ...{ budget: 'under200k', message: '河边的灯会\n十月以前。', language: 'zh', source: { utm_source: 'baidu' } },
};

describeOnBothEngines('what others do with demands', (database) => {
  const { as, begin, add, rowOf, tags, told, listed, deeds, waiting } = demandsOfYu(database);
  const inside = <T>(work: Parameters<ReturnType<typeof database>['db']['transaction']>[0]) =>
    database().db.transaction(work) as Promise<T>;
  const runJob = (now: number) =>
    lapseDemands.run(
      { ...as(null, { now: () => now }), attempt: 1, signal: AbortSignal.timeout(60_000) },
      { occurrence: now },
    );
  const hits = (text: string) => findHits(database().db.read, 'demand', text);
  beforeEach(begin);

  test('they find public ones, own ones, and hold any', async () => {
    await add({ id: 'open' }, { id: 'waits', review_state: 1 });
    const { read } = database().db;
    const open = { id: 'open', ownerId: 'yu', state: 'verified', isPublic: true, titleZh: '河边的光', titleEn: '' };
    const facts = { proposeUntil: demandEnd, closedAt: null, dockedAt: null };
    expect(await findPublicDemand(read, 'open')).toEqual({ ...open, ...facts });
    expect(await inside((tx) => holdDemand(tx, 'waits'))).toMatchObject({ state: 'pending_review', isPublic: false });
    expect(await findOwnDemand(read, 'yu', 'waits')).toMatchObject({ id: 'waits' });
    const unfound = [
      () => findPublicDemand(read, 'waits'),
      () => findOwnDemand(read, 'shi', 'open'),
      () => inside((tx) => holdDemand(tx, 'nothing')),
    ];
    for (const find of unfound) await expect(find()).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('docking takes one from the lists, once, also after its last day; its contact is open to the creator then', async () => {
    await add({ id: 'open' }, { id: 'over', lapsed_at: noon, propose_until: noon });
    const dock = (id: string) => inside((tx) => dockDemand(as('lin'), tx, id));
    expect((await settled([dock('open'), dock('open')])).toSorted()).toEqual(['DemandClosed', 'done']);
    expect([await listed(), await tags()]).toEqual([[], demandPages('open')]);
    await expect(seeContact(as('shi'), { id: 'open' })).rejects.toMatchObject({ code: 'DemandClosed' });
    const found = await findContactStanding(as('lin'), { id: 'open' });
    expect([found.standing, found.demand.phase]).toEqual(['open', 'docked']);
    expect(await seeContact(as('lin'), { id: 'open' })).toMatchObject({ name: '余女士' });
    await dock('over');
    await inside((tx) => eraseDemands(as(null), tx, { personId: 'lin' }));
    expect(await rowOf('over')).toMatchObject({ docked_with: null, docked_at: noon });
  });

  test('the end of a last day is noted once, and told; a later one saved meanwhile stays', async () => {
    await add({ id: 'a' }, { id: 'b', fields: { lastDay: '2026-12-20' } }, { id: 'docked', docked_at: noon });
    await runJob(demandEnd - 1);
    expect([await listed(), told()]).toEqual([['a', 'b'], []]);
    await Promise.all([runJob(demandEnd), runJob(demandEnd)]);
    expect([await listed(), await tags()]).toEqual([['b'], demandPages('a')]);
    expect(told()).toEqual([{ kind: 'demand.closed', event: { id: 'a', ownerId: 'yu', isLapsed: true } }]);
    expect(await rowOf('docked')).toMatchObject({ lapsed_at: null });
    await runJob(demandEnd + 1);
    expect(told()).toHaveLength(1);
  });

  test('they are found by titles, company, city and texts while they take proposals, never by their contact', async () => {
    await add({ id: 'a', review_state: 1, fields: { titleEn: 'River light', bodyEn: 'Three walls.' } });
    expect(await hits('河边')).toEqual([]);
    await decideOnDemand(as(demandReviewer), { id: 'a', revision: 0, act: 'approve', reason: '' });
    for (const text of ['河边', 'river', '余光', '上海', '三面墙']) expect(await hits(text)).toEqual(['a']);
    for (const text of ['余女士', '5555', 'yu@yu.example']) expect(await hits(text)).toEqual([]);
    await inside(async (tx) => {
      await tx.updateTable('person').set({ nickname: '望舒' }).where('id', '=', 'yu').execute();
      await renameCompany(as(null), tx, { personId: 'yu' });
    });
    const job = { ...as(null, { now: () => noon + 1 }), attempt: 1, signal: AbortSignal.timeout(60_000) };
    await renewCompaniesDemands.run(job, { personId: 'yu' });
    expect([await hits('望舒'), await hits('余光')]).toEqual([['a'], []]);
    await runJob(demandEnd);
    expect(await hits('河边')).toEqual([]);
  });

  test('the sitemap has those that are open or have their team, in their languages', async () => {
    await add(
      { id: 'both', fields: { titleEn: 'River light', bodyEn: 'Three walls.' } },
      { id: 'docked', docked_at: noon },
      { id: 'closed', closed_at: noon },
      { id: 'waits', review_state: 1 },
    );
    const context = testContext(database().db);
    const [part] = await demandsSection.listParts(context);
    const urls = [];
    for await (const url of (await demandsSection.openPart(context, part ?? '')) ?? []) urls.push(url.address);
    expect(urls.map((address) => new URL(address).pathname)).toEqual([
      ...['/projectDetail/both', '/en/projectDetail/both', '/projectDetail/docked'],
    ]);
  });

  test('an erased company leaves titles without pages; what it has looked at is gone, and what it had is exported', async () => {
    await add(
      { id: 'open' },
      { id: 'docked', docked_at: noon },
      { id: 'draft', review_state: 0 },
      { id: 'shis', owner_id: 'shi' },
    );
    await seeContact(as('yu'), { id: 'shis' });
    const text = { kind: 'demand', subjectId: 'open', field: 'titleZh', text: bad, words: ['赌博'] } as const;
    await inside((tx) => submitForReview(tx, text, noon));
    const parts: Record<string, unknown> = {};
    await inside((tx) => exportDemands(as(null), tx, { personId: 'yu', parts }));
    expect(parts.demands).toContainEqual(expect.objectContaining({ id: 'open', underReview: { titleZh: bad } }));
    expect(parts).toMatchObject({ demandContacts: [{ demand_id: 'shis', look_count: 1 }] });
    await inside(async (tx) => {
      await forgetDemandReviews(as(null), tx, { personId: 'yu' });
      await eraseDemands(as(null), tx, { personId: 'yu' });
    });
    const left = {
      title_zh: '河边的光',
      body_zh: '',
      contact_name: '',
      contact_phone: '',
      contact_email: '',
      review_state: 3,
    };
    expect([await rowOf('open'), await rowOf('docked')]).toMatchObject([left, left]);
    await expect(rowOf('draft')).rejects.toThrow();
    expect([await listed(), await waiting(), told().map(({ event }) => event)]).toEqual([
      ...[['shis'], [], [{ id: 'open', ownerId: null, isLapsed: false }]],
    ]);
    const views = database().db.read.selectFrom('demand_contact_view').selectAll();
    expect(await views.execute()).toEqual([]);
  });

  test('a request becomes one demand, however often it is asked for, and keeps where it came from', async () => {
    const begin = () => inside<{ id: string }>((tx) => addDemandFromLead(as(demandSales), tx, lead));
    const [one, other] = await Promise.all([begin(), begin()]);
    expect([other, await begin()]).toEqual([one, one]);
    const { read } = database().db;
    expect([await findDemandOfLead(read, 'lead-1'), await findDemandOfLead(read, 'lead-2')]).toEqual([one?.id, null]);
    expect(await rowOf(one?.id ?? '')).toMatchObject({
      ...{ owner_id: null, lead_id: 'lead-1', source: '{"utm_source":"baidu"}', review_state: 0 },
      ...{ company_name: '河岸集团', title_zh: '河边的灯会', body_zh: lead.message, title_en: '' },
      ...{ budget_from: 50_000, budget_to: 200_000, contact_name: '何先生', contact_phone: '+8613800138000' },
    });
    expect(await deeds()).toEqual([`demand.begun ${one?.id}`]);
  });
});
