import { callerOf, noon } from '@/test/context';
import { demandPages, demandSales, demandsOfYu } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { settled } from '@/test/settled';
import { demandCode } from '../../codes';
import { demandDraft, findOwnDemands, ownDemand } from '../../contract';
import { dockDemand } from '../dock-demand';
import { decideOnDemand } from '../review/decide-on-demand';
import { closeDemand, reopenDemand } from './close-demand';
import { getOwnDemand, listOwnDemands } from './list-own-demands';
import { removeDemand, submitDemand, withdrawDemand } from './submit-demand';

const later = noon + 1000;
const draft = { review_state: demandCode.pending_edit };
/** Monday's end in Beijing: one working day after a Friday. */
const due = Date.parse('2026-11-24T00:00:00+08:00');

describeOnBothEngines('a demand and its company', (database) => {
  const { as, begin, add, rowOf, tags, told, listed, deeds, change } = demandsOfYu(database);
  type Who = Parameters<typeof as>[0];
  const at = (now: number, caller: Who = 'yu') => as(caller, { now: () => now });
  beforeEach(begin);

  describe('handing it in', () => {
    const hand = (id: string, input: object = {}, caller: Who = 'yu') =>
      submitDemand(at(later, caller), { id, revision: 0, acknowledged: false, ...input });

    test('of two who do it at once one does; the promise begins then, and it can be taken back', async () => {
      await add({ id: 'draft', ...draft, reason: '太短' });
      expect((await settled([hand('draft'), hand('draft')])).toSorted()).toEqual(['Changed', 'done']);
      expect(await rowOf('draft')).toMatchObject({ review_state: 1, submitted_at: later, due_at: due, reason: '' });
      const waiting = await getOwnDemand(as('yu'), { id: 'draft' });
      expect(waiting).toMatchObject({ state: 'pending_review', dueAt: '2026-11-24T00:00:00.000+08:00' });
      expect(await withdrawDemand(at(later), { id: 'draft' })).toMatchObject({ state: 'pending_edit', dueAt: null });
      expect(await rowOf('draft')).toMatchObject({ submitted_at: null, due_at: null });
      await expect(withdrawDemand(at(later), { id: 'draft' })).rejects.toMatchObject({ code: 'Changed' });
    });

    test('names all that it lacks and contradicts', async () => {
      const fields = { bodyZh: '', kind: '' as const, contactPhone: '', contactEmail: '', budgetFrom: 80_000 };
      await add({ id: 'wrong', ...draft, fields: { ...fields, lastDay: '2026-11-19', budgetTo: 80_000 } });
      await expect(hand('wrong')).rejects.toMatchObject(
        broken(['bodyZh', 'required'], ['kind', 'required'], ['contactPhone', 'required'], ['lastDay', 'past']),
      );
    });

    test('asks about its words, those of names too, and notes them', async () => {
      await add({ id: 'words', ...draft, fields: { titleZh: bad, contactName: bad } });
      const fields = ['titleZh', 'contactName'].map((field) => ({ field, rule: 'prohibited' }));
      await expect(hand('words')).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
      expect(await hand('words', { acknowledged: true })).toMatchObject({ state: 'pending_review', phase: null });
      expect(await rowOf('words')).toMatchObject({ words: '["赌博"]' });
    });

    test.each([
      ['a caller without a phone', 'draft', {}, callerOf('yu', { hasPhone: false }), 'PhoneNeeded'],
      ['another company', 'draft', {}, 'shi', 'NullPointer'],
      ['staff', 'draft', {}, demandSales, 'NullPointer'],
      ['an outdated revision', 'draft', { revision: 1 }, 'yu', 'Changed'],
      ['one that is public', 'public', {}, 'yu', 'Changed'],
      ['who is no verified company any more', 'lins', {}, 'lin', 'CompanyNeeded'],
    ] as const)('is refused for %s', async (_, id, input, caller, code) => {
      await add({ id: 'draft', ...draft }, { id: 'public' }, { id: 'lins', ...draft, owner_id: 'lin' });
      await expect(hand(id, input, caller)).rejects.toMatchObject({ code });
    });
  });

  describe('closing it', () => {
    const close = (id: string, caller: Who = 'yu') => closeDemand(at(later, caller), { id });

    test('takes it from every list, once, and it can be opened again', async () => {
      await add({ id: 'open' });
      expect(await settled([close('open'), close('open')])).toEqual(['done', 'done']);
      expect(await rowOf('open')).toMatchObject({ closed_at: later, revision: 1 });
      expect([await listed(), await tags()]).toEqual([[], demandPages('open')]);
      expect(told()).toEqual([{ kind: 'demand.closed', event: { id: 'open', ownerId: 'yu', isLapsed: false } }]);
      expect(await reopenDemand(at(later), { id: 'open' })).toMatchObject({ phase: 'open' });
      expect([await listed(), await deeds()]).toEqual([['open'], []]);
    });

    test('is refused once it has its team, also where both happen at once', async () => {
      await add({ id: 'open' });
      const dock = database().db.transaction((tx) => dockDemand(as('yu'), tx, 'open'));
      const ends = await settled([close('open'), dock]);
      const { closed_at, docked_at } = await rowOf('open');
      expect([closed_at === null, docked_at === null]).toEqual([ends[0] !== 'done', ends[1] !== 'done']);
      expect(ends.toSorted()).toEqual([ends[0] === 'done' ? 'DemandClosed' : 'Changed', 'done'].toSorted());
      expect(await listed()).toEqual([]);
    });

    test.each([
      ['a draft', 'draft', 'yu', 'Changed'],
      ['another company’s', 'open', 'shi', 'NullPointer'],
      ['nothing', 'nothing', 'yu', 'NullPointer'],
    ] as const)('is refused for %s', async (_, id, caller, code) => {
      await add({ id: 'draft', ...draft }, { id: 'open' });
      await expect(close(id, caller)).rejects.toMatchObject({ code });
    });

    test('opening again needs a day to come, and a company', async () => {
      await add(
        { id: 'over', closed_at: noon, fields: { lastDay: '2026-11-19' } },
        { id: 'lins', owner_id: 'lin', closed_at: noon },
      );
      await expect(reopenDemand(at(later), { id: 'over' })).rejects.toMatchObject({ code: 'Changed' });
      await expect(reopenDemand(at(later, 'lin'), { id: 'lins' })).rejects.toMatchObject({ code: 'CompanyNeeded' });
    });
  });

  test('without an account is looked after by sales, on the record, and by nobody else', async () => {
    const ours = { owner_id: null, fields: { companyName: '河岸集团' } };
    await add({ id: 'ours', ...draft, ...ours }, { id: 'out', ...ours });
    await submitDemand(at(later, demandSales), { id: 'ours', revision: 0, acknowledged: false });
    await closeDemand(at(later, demandSales), { id: 'out' });
    await reopenDemand(at(later, demandSales), { id: 'out' });
    expect(await deeds()).toEqual(['demand.submitted ours', 'demand.closed out', 'demand.reopened out']);
    for (const caller of ['yu', callerOf('ed', { staff: 'editor' })])
      await expect(getOwnDemand(as(caller), { id: 'ours' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await getOwnDemand(as(demandSales), { id: 'ours' })).toMatchObject({
      isOurs: true,
      companyName: '河岸集团',
    });
  });

  test('goes when it was never public; one that was is closed instead', async () => {
    await add({ id: 'draft', ...draft }, { id: 'open' });
    const remove = (id: string, caller: Who = 'yu') => removeDemand(as(caller), { id });
    await expect(remove('draft', 'shi')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove('open')).rejects.toMatchObject({ code: 'Changed' });
    expect(await remove('draft')).toBe(null);
    await expect(rowOf('draft')).rejects.toThrow();
  });

  test('withdrawing and deciding at once end in one of both', async () => {
    await add({ id: 'waits', review_state: 1 });
    const re = callerOf('re', { staff: 'reviewer' });
    const ends = await settled([
      withdrawDemand(at(later), { id: 'waits' }),
      decideOnDemand(at(later, re), { id: 'waits', revision: 0, act: 'approve', reason: '' }),
    ]);
    expect(ends.toSorted()).toEqual(['Changed', 'done']);
    const { review_state } = await rowOf('waits');
    expect(review_state).toBe(ends[0] === 'done' ? demandCode.pending_edit : demandCode.verified);
  });

  test('the list has all of one company, the latest changed first, or those of a state', async () => {
    await add({ id: 'a', updated_at: noon - 9 }, { id: 'b', ...draft }, { id: 'c', owner_id: 'shi' });
    const list = async (query: object = {}) => (await listOwnDemands(as('yu'), findOwnDemands.input.parse(query))).list;
    const rows = await list();
    expect(rows.map((row) => ownDemand.parse(row))).toEqual(rows);
    expect(rows).toMatchObject([
      { id: 'b', state: 'pending_edit', phase: null },
      { id: 'a', phase: 'open', viewCount: 0, lastDay: '2026-12-10' },
    ]);
    expect((await list({ state: 'verified' })).map(({ id }) => id)).toEqual(['a']);
    await change({ closed_at: noon }, 'a');
    const own = await getOwnDemand(as('yu'), { id: 'a' });
    expect(demandDraft.parse(own)).toEqual(own);
    expect(own).toMatchObject({ phase: 'closed', place: '上海 · 徐汇', isOurs: false });
    await expect(getOwnDemand(as('shi'), { id: 'a' })).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
