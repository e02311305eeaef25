import { callerOf, noon } from '@/test/context';
import { demandEnd, demandPages, demandReviewer, demandSales, demandsOfYu, sameDemand } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { settled } from '@/test/settled';
import { demandCode } from '../../codes';
import { demandRow, getDemandForReview as getCall, listDemandReviews as listCall } from '../../contract';
import { demandDecidedNotice, demandLapsedNotice } from '../notices';
import { saveDemand } from '../own/save-demand';
import { decideOnDemand } from './decide-on-demand';
import { getDemandForReview } from './get-demand-for-review';
import { listDemandReviews } from './list-demand-reviews';

const later = noon + 9000;
type Decision = Parameters<typeof decideOnDemand>[1];

const others: [who: string, caller: Parameters<ReturnType<typeof demandsOfYu>['as']>[0], code: string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['a company', 'yu', 'Forbidden'],
  ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
];

describeOnBothEngines('the review of demands', (database) => {
  const { as, begin, add, rowOf, tags, told, listed, deeds } = demandsOfYu(database);
  const decide = (decision: Partial<Decision> = {}, caller = demandReviewer, now = later) =>
    decideOnDemand(as(caller, { now: () => now }), {
      ...{ id: 'waits', revision: 2, act: 'approve', reason: '' },
      ...decision,
    });

  beforeEach(begin);
  beforeEach(() =>
    add(
      { id: 'waits', review_state: 1, revision: 2, words: '["私彩"]', fields: { bodyZh: bad } },
      { id: 'later', review_state: 1, submitted_at: noon + 5, fields: { titleEn: 'Rain', lastDay: '' } },
      { id: 'draft', review_state: 0, submitted_at: null, due_at: null },
      { id: 'public' },
    ),
  );

  test('makes one public on all pages, in lists and search', async () => {
    await decide();
    expect(await rowOf('waits')).toMatchObject({ review_state: demandCode.verified, verified_at: later });
    expect([await tags(), await listed()]).toEqual([demandPages('waits'), ['public', 'waits']]);
    expect(await deeds()).toEqual(['demand.approved waits']);
    expect(told()).toEqual([
      { kind: 'demand.decided', event: { id: 'waits', ownerId: 'yu', act: 'approve', reason: '' } },
    ]);
  });

  test('sends one back with a reason, without which it does nothing', async () => {
    await expect(decide({ act: 'refuse' })).rejects.toMatchObject(broken(['reason', 'required']));
    await decide({ act: 'refuse', reason: '预算不明' }, demandSales);
    expect(await rowOf('waits')).toMatchObject({ review_state: 3, reason: '预算不明', verified_at: null });
    expect([await tags(), await listed()]).toEqual([[], ['public']]);
  });

  test('takes a public one down, which ends it; once more approved it has its first date', async () => {
    await decide({ id: 'public', revision: 0, act: 'takeDown', reason: '虚假' });
    expect([await listed(), told().map(({ kind }) => kind)]).toEqual([[], ['demand.closed', 'demand.decided']]);
    await database().db.transaction((tx) =>
      tx.updateTable('project_demand').set({ review_state: 1 }).where('id', '=', 'public').execute(),
    );
    await decide({ id: 'public', revision: 0 });
    expect(await rowOf('public')).toMatchObject({ verified_at: noon, reason: '' });
  });

  test('approves nothing whose last day is over, or whose owner is no company any more', async () => {
    await expect(decide({}, demandReviewer, demandEnd)).rejects.toMatchObject({ code: 'Changed' });
    await database().db.transaction((tx) => tx.updateTable('person').set({ verification: 'none' }).execute());
    await expect(decide()).rejects.toMatchObject({ code: 'CompanyNeeded' });
    expect([await rowOf('waits'), await deeds()]).toMatchObject([{ review_state: 1 }, []]);
  });

  test.each(others)('is nothing for %s', async (_, caller, code) => {
    await expect(
      decideOnDemand(as(caller), { id: 'waits', revision: 2, act: 'approve', reason: '' }),
    ).rejects.toMatchObject({ code });
    await expect(getDemandForReview(as(caller), { id: 'waits' })).rejects.toMatchObject({ code });
    await expect(listDemandReviews(as(caller), listCall.input.parse({}))).rejects.toMatchObject({ code });
  });

  test.each<[Partial<Decision>, string]>([
    [{ id: 'nothing' }, 'NullPointer'],
    [{ revision: 1 }, 'Changed'],
    [{ id: 'draft', revision: 0 }, 'Changed'],
    [{ id: 'public', revision: 0 }, 'Changed'],
    [{ act: 'takeDown', reason: '虚假' }, 'Changed'],
  ])('%j is refused', async (decision, code) => {
    await expect(decide(decision)).rejects.toMatchObject({ code });
    expect([await deeds(), told()]).toEqual([[], []]);
  });

  test('of ten decisions at once one is made', async () => {
    const acts = Array.from({ length: 10 }, (_, index) => decide(index % 2 ? { act: 'refuse', reason: '太短' } : {}));
    expect((await settled(acts)).toSorted()).toEqual([...Array(9).fill('Changed'), 'done']);
    expect(await deeds()).toHaveLength(1);
  });

  test('approves nothing that its reviewer has not seen: a decision and a save at once', async () => {
    const save = saveDemand(as('yu'), {
      ...sameDemand,
      id: 'waits',
      revision: 2,
      acknowledged: false,
      titleZh: '新题',
    });
    const [approved, changed] = await settled([decide(), save]);
    expect([approved, changed].toSorted()).toEqual(['Changed', 'done']);
    const { review_state, title_zh } = await rowOf('waits');
    expect([review_state === demandCode.verified, title_zh === '新题']).toEqual([
      approved === 'done',
      changed === 'done',
    ]);
  });

  test('tells its company, with the reason and where to go on; nobody where it has no account', async () => {
    const tell = (ownerId: string | null, act: 'approve' | 'refuse') =>
      database().db.transaction((tx) =>
        demandDecidedNotice.tell(as(null), tx, { id: 'waits', ownerId, act, reason: '太短' }),
      );
    const notice = { to: 'yu', by: null, about: { kind: 'demand', id: 'waits' } };
    expect(await tell('yu', 'refuse')).toMatchObject([{ ...notice, path: '/projectManage/waits/edit' }]);
    expect(await tell('yu', 'approve')).toMatchObject([{ ...notice, path: undefined }]);
    expect(await tell(null, 'refuse')).toEqual([]);
    const lapse = (isLapsed: boolean) =>
      database().db.transaction((tx) =>
        demandLapsedNotice.tell(as(null), tx, { id: 'waits', ownerId: 'yu', isLapsed }),
      );
    expect([await lapse(true), await lapse(false)]).toMatchObject([[notice], []]);
  });

  test('staff see everything that is written of one, in any state, with its words and where it came from', async () => {
    const demand = await getDemandForReview(as(demandReviewer), { id: 'waits' });
    expect(getCall.data.parse(demand)).toEqual(demand);
    expect(demand).toMatchObject({
      company: '余光',
      companyId: 'yu',
      words: ['私彩', '赌博'],
      leadId: null,
      source: {},
    });
    expect(await getDemandForReview(as(demandReviewer), { id: 'draft' })).toMatchObject({ submittedAt: null });
    const nothing = getDemandForReview(as(demandReviewer), { id: 'nothing' });
    await expect(nothing).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('the table has those of one state, due first, by title, company or id', async () => {
    await add({
      id: 'ours',
      review_state: 1,
      submitted_at: noon + 9,
      owner_id: null,
      fields: { companyName: '河岸集团' },
    });
    const list = async (input: object = {}) =>
      (await listDemandReviews(as(demandReviewer), listCall.input.parse(input))).list;
    const ids = async (input: object = {}) => (await list(input)).map(({ id }) => id);
    const rows = await list();
    expect(rows.map((row) => demandRow.parse(row))).toEqual(rows);
    expect(rows).toMatchObject([
      { id: 'waits', company: '余光', phase: null, words: ['私彩'], dueAt: '2026-11-20T12:00:00.000+08:00' },
      { id: 'later', lastDay: '' },
      { id: 'ours', company: '河岸集团', companyId: null },
    ]);
    expect(await ids({ order: 'desc' })).toEqual(['ours', 'later', 'waits']);
    expect([await ids({ search: 'RAIN' }), await ids({ search: '余' })]).toEqual([['later'], ['waits', 'later']]);
    expect([await ids({ search: '河岸' }), await ids({ search: 'later' })]).toEqual([['ours'], ['later']]);
    expect(await list({ state: 'verified' })).toMatchObject([{ id: 'public', phase: 'open' }]);
  });
});
