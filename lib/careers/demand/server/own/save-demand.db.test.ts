import { decideOnReview } from '@/lib/base/moderation/port';
import type { Verification } from '@/lib/base/permission/contract';
import { callerOf, noon } from '@/test/context';
import { demandEnd, demandPages, demandReviewer, demandsOfYu, sameDemand } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken, worse } from '@/test/own-activities';
import { settled } from '@/test/settled';
import { createDemand } from './create-demand';
import { saveDemand } from './save-demand';

type Input = Parameters<typeof saveDemand>[1];

const later = noon + 1000;
const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';

describeOnBothEngines('what is written of a demand', (database) => {
  const { as, begin, add, rowOf, tags, waiting, listed, change } = demandsOfYu(database);
  const save = (fields: Partial<Input> = {}, overrides: Parameters<typeof as>[1] = {}) =>
    saveDemand(as('yu', { now: () => later, ...overrides }), {
      ...{ ...sameDemand, id: 'public', revision: 0, acknowledged: false },
      ...fields,
    });
  beforeEach(begin);

  describe('is begun', () => {
    const create = (caller: Parameters<typeof as>[0] = 'yu', id = clientId) =>
      createDemand(as(caller), { title: '河边的光', language: 'zh', clientId: id });

    test('by a verified company, and the same call is the same draft', async () => {
      expect(await settled([create(), create()])).toEqual(['done', 'done']);
      expect(await create()).toMatchObject({ id: clientId, titleZh: '河边的光', state: 'pending_edit', lastDay: '' });
      await expect(create('shi')).rejects.toMatchObject({ code: 'NullPointer' });
    });

    test.each([
      ['lin', 'CompanyNeeded'],
      ['mo', 'CompanyNeeded'],
      [null, 'Unauthorized'],
      [callerOf('yu', { hasPhone: false }), 'PhoneNeeded'],
    ])('by nobody else: %j', async (caller, code) => {
      await expect(create(caller)).rejects.toMatchObject({ code });
    });

    test('twenty times at most before one is public', async () => {
      await add(...Array.from({ length: 19 }, (_, index) => ({ id: `d${index}`, review_state: 0 as const })));
      const ids = ['1', '2', '3'].map((end) => clientId.slice(0, -1) + end);
      const ends = await settled(ids.map((id) => create('yu', id)));
      expect(ends.toSorted()).toEqual(['TooManyDrafts', 'TooManyDrafts', 'done']);
    });
  });

  test('may lack anything in a draft, and is kept in one form', async () => {
    await add({ id: 'draft', review_state: 0 });
    const nothing = { titleZh: '', bodyZh: '', kind: '' as const, lastDay: '', budgetFrom: null, budgetTo: null };
    const saved = await save({ id: 'draft', ...nothing, contactEmail: 'Yu@Yu.Example', companyName: '别人' });
    expect(saved).toMatchObject({ ...nothing, contactEmail: 'yu@yu.example', companyName: '', revision: 1 });
    const unknown = save({ id: 'draft', revision: 1, areaId: 'CN-999999' });
    await expect(unknown).rejects.toMatchObject(broken(['areaId', 'unknown']));
  });

  test('must stay complete while it waits or is public', async () => {
    await add({ id: 'waits', review_state: 1 }, { id: 'public' });
    for (const id of ['waits', 'public']) {
      const saved = save({ id, bodyZh: '', budgetFrom: 90_000 });
      await expect(saved).rejects.toMatchObject(broken(['bodyZh', 'required'], ['budgetTo', 'backwards']));
    }
    await save({ id: 'waits', bodyZh: bad });
    expect(await rowOf('waits')).toMatchObject({ words: '["赌博"]' });
  });

  test('changes everything public at once', async () => {
    await add({ id: 'public' });
    expect(await save({ titleZh: '新题', areaId: '', kind: 'film' })).toMatchObject({ titleZh: '新题', place: '' });
    expect([await tags(), await listed()]).toEqual([demandPages('public'), ['public']]);
    expect(await rowOf('public')).toMatchObject({ edited_at: later });
    const { read } = database().db;
    const entries = await read.selectFrom('project_demand_entry').select(['kind', 'city_id']).execute();
    expect(new Set(entries.map(({ kind, city_id }) => kind + city_id))).toEqual(new Set(['', 'film']));
    await save(
      { titleZh: '新题', areaId: '', kind: 'film', contactName: '余先生', revision: 1 },
      { now: () => later + 9 },
    );
    expect(await rowOf('public')).toMatchObject({ edited_at: later, contact_name: '余先生' });
  });

  test('a later last day opens one that is over again, for a company alone', async () => {
    await add({ id: 'public', lapsed_at: noon, fields: { lastDay: '2026-11-18' } });
    expect(await listed()).toEqual([]);
    // The last day that readers know may stay.
    expect(await save({ lastDay: '2026-11-18' })).toMatchObject({ phase: 'closed' });
    expect(await save({ revision: 1 })).toMatchObject({ phase: 'open' });
    expect([await listed(), await rowOf('public')]).toMatchObject([
      ['public'],
      { lapsed_at: null, propose_until: demandEnd },
    ]);
    const mark = (verification: Verification) =>
      database().db.transaction((tx) => tx.updateTable('person').set({ verification }).execute());
    await mark('both');
    expect(await save({ revision: 2, lastDay: '2026-12-11' })).toMatchObject({ phase: 'open' });
    await mark('none');
    await expect(save({ revision: 3, lastDay: '2026-12-12' })).rejects.toMatchObject({ code: 'CompanyNeeded' });
    expect(await save({ revision: 3, lastDay: '2026-12-11', titleZh: '新题' })).toMatchObject({ phase: 'open' });
  });

  test.each([
    ['another company’s', { id: 'shis' }, 'NullPointer'],
    ['an outdated one', { revision: 4 }, 'Changed'],
    ['one that has its team', { id: 'docked' }, 'DemandClosed'],
  ])('is refused for %s', async (_, input, code) => {
    await add({ id: 'public' }, { id: 'shis', owner_id: 'shi' }, { id: 'docked', docked_at: noon });
    await expect(save(input)).rejects.toMatchObject({ code });
  });

  test('of two saves at once one is done', async () => {
    await add({ id: 'public' });
    expect((await settled([save({ titleZh: '一' }), save({ titleZh: '二' })])).toSorted()).toEqual(['Changed', 'done']);
  });

  describe('with prohibited words', () => {
    const texts = { bodyZh: `夜里${bad}`, titleEn: worse, bodyEn: 'Three walls.' };
    const decide = (id: string, isAllowed: boolean) =>
      decideOnReview(as(demandReviewer, { now: () => later + 9 }), { id, isAllowed });
    beforeEach(() => add({ id: 'public' }));

    test('warns, then shows what stood there until they are allowed', async () => {
      const fields = ['titleEn', 'bodyZh'].map((field) => ({ field, rule: 'prohibited' }));
      await expect(save(texts)).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
      const saved = await save({ ...texts, acknowledged: true });
      const { bodyZh, titleEn } = texts;
      expect(saved).toMatchObject({ bodyZh: sameDemand.bodyZh, titleEn: '', underReview: { bodyZh, titleEn } });
      const [review] = await waiting();
      await decide(review?.id ?? '', true);
      expect(await rowOf('public')).toMatchObject({ body_zh: texts.bodyZh, title_en: '', revision: 2 });
    });

    test('refuses them in names, which nobody reviews', async () => {
      await expect(save({ contactWechat: bad })).rejects.toMatchObject(broken(['contactWechat', 'prohibited']));
    });

    test('needs a bound phone for new texts, not for the same ones', async () => {
      const caller = callerOf('yu', { hasPhone: false });
      await expect(save({ titleZh: '新题' }, { caller })).rejects.toMatchObject({ code: 'PhoneNeeded' });
      expect(await save({ budgetTo: null }, { caller })).toMatchObject({ revision: 1 });
    });

    test('is saved and decided on at once without waiting for each other', async () => {
      await save({ ...texts, acknowledged: true });
      const [review] = await waiting();
      const saves = Array.from({ length: 6 }, (_, index) =>
        save({ revision: 1, bodyZh: `${bad}${index}`, bodyEn: '', titleEn: '', acknowledged: true }),
      );
      const ends = await settled([decide(review?.id ?? '', true), ...saves]);
      expect(ends).toContain('done');
      for (const end of ends) expect(['done', 'Changed', 'NullPointer']).toContain(end);
    });
  });

  test('a change of the row alone is found by the next save', async () => {
    await add({ id: 'public' });
    await change({ closed_at: noon }, 'public');
    expect(await save({ lastDay: '2026-12-20' })).toMatchObject({ phase: 'closed' });
    expect(await listed()).toEqual([]);
  });
});
