import { beginTransfer } from '@/lib/money/payment/server/transfer';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { planOf } from '@/test/plan';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { findContestEntries as listContract } from '../../contract';
import { countContestEntries } from './count-contest-entries';
import { entriesAfter, exportEntries } from './export-entries';
import { entriesOfDeskPage, findContestEntries } from './find-contest-entries';
import { uncheckedAfter } from './find-unchecked';
import { getContestEntry } from './get-contest-entry';

describeOnBothEngines('the desk of a contest', (database) => {
  const scene = entryScene(database);
  const { as, contest, work, draft, entered, send, check, withdraw, pay, rowOf, read } = scene;

  beforeAll(async () => {
    setEnv({ demo: true, bankAccount: { name: '光场', bank: '某银行', number: '1' } });
    await scene.begin(['lin', 'mo', 'ai']);
  });
  beforeEach(scene.beginAnew);

  const staff = () => as('sam', { caller: callerOf('sam', { staff: 'editor' }) });
  const list = (contestId: string, query: object = {}, by = as('organiser')) =>
    findContestEntries(by, listContract.input.parse({ contestId, ...query }));
  const numbers = async (contestId: string, query: object = {}) =>
    (await list(contestId, query)).list.map(({ number }) => number);

  /** One entry of each state that there is before a result; a draft has no number. */
  async function oneOfEach() {
    const name = await contest(800, { is_blind: 1 });
    await draft('lin', name);
    const [passed, failed, transferred] = [
      await entered('lin', name, 800),
      await entered('mo', name, 800),
      await entered('ai', name, 800),
    ];
    await entered('lin', name, 800);
    const [withdrawn, waiting] = [await entered('mo', name, 800), await entered('ai', name, 800)];
    for (const [personId, id] of [
      ['lin', passed],
      ['mo', failed],
      ['ai', waiting],
    ] as const)
      await pay(personId, id);
    await check(passed);
    await check(failed, '画面有水印');
    await beginTransfer(as('ai'), { orderId: (await rowOf(transferred)).order_id ?? '' });
    await withdraw('mo', withdrawn);
    return { name, passed, waiting };
  }

  test('lists and counts what was sent, in each state, with names also where the public has none', async () => {
    const { name, waiting } = await oneOfEach();
    expect(await numbers(name)).toEqual([1, 2, 3, 4, 5, 6]);
    const states = ['submitted', 'submitFailed', 'pendingPayment', 'unpaid', 'withdrawn', 'unchecked', 'draft'];
    const byState = await Promise.all(states.map((state) => numbers(name, { state })));
    expect(byState).toEqual([[1, 6], [2], [3], [4], [5], [6], []]);
    expect(await numbers(name, { categoryId: `${name}-film`, state: 'submitted' })).toEqual([1, 6]);
    expect(await numbers(name, { categoryId: 'other' })).toEqual([]);
    expect((await list(name, { pageSize: 1 })).list).toMatchObject([
      { number: 1, isChecked: true, people: [{ userId: 'lin' }], feeFen: 800, state: 'submitted' },
    ]);
    const counts = await countContestEntries(as('organiser'), { contestId: name });
    expect(Object.fromEntries(counts.states.map(({ state, count }) => [state, count]))).toEqual({
      ...{ submitted: 2, submitFailed: 1, pendingPayment: 1, unpaid: 1, withdrawn: 1 },
    });
    expect(counts).toMatchObject({
      ...{ categories: [{ categoryId: `${name}-film`, count: 6 }], unchecked: 1, firstUncheckedId: waiting },
    });
  });

  test('finds entries by their number, or by a part of their title in either language', async () => {
    const name = await contest();
    for (const [person, titleZh, titleEn] of [
      ['lin', '夜航', 'Night Passage'],
      ['mo', '100% 夜', ''],
      ['ai', '白昼', 'Day 2'],
    ] as const) {
      await send(person, await draft(person, name, { titleZh, titleEn }));
    }
    const found = await Promise.all(['夜', 'night', '2', '003', '%', '4'].map((text) => numbers(name, { text })));
    expect(found).toEqual([[1, 2], [1], [2, 3], [3], [2], []]);
    expect(await numbers(name, { text: '夜', state: 'submitFailed' })).toEqual([]);
  });

  test('leads from each entry to the next one that nobody has checked, and from the last one to the first', async () => {
    const name = await contest();
    const [first, second, third] = [await entered('lin', name), await entered('mo', name), await entered('ai', name)];
    const next = async (id: string) => (await getContestEntry(as('organiser'), { id })).nextUncheckedId;
    expect([await next(first), await next(second), await next(third)]).toEqual([second, third, first]);
    await check(second);
    expect([await next(first), await next(second), await next(third)]).toEqual([third, third, first]);
    await check(third, '画面有水印');
    expect([await next(first), await next(third)]).toEqual([null, first]);
  });

  test('shows all of an entry, to who runs the contest and to staff', async () => {
    const name = await contest();
    const id = await entered('lin', name);
    expect(await getContestEntry(staff(), { id })).toMatchObject({
      ...{ titleZh: '一盏灯', introZh: '灯在夜里走。', words: [], agreedVersion: 1, orderNumber: '', revision: 2 },
      ...{ contestId: name, workId: (await rowOf(id)).work_id, isWorkPublic: true },
      sentAt: '2026-11-20T12:00:00.000+08:00',
    });
    const reviewed = await draft('mo', name, { workId: await work('mo', { state: 'pending_review' }) });
    await send('mo', reviewed);
    expect(await getContestEntry(staff(), { id: reviewed })).toMatchObject({ isWorkPublic: false });
    const strangers = [as('lin'), as('mo')].flatMap((by) => [
      list(name, {}, by),
      getContestEntry(by, { id }),
      countContestEntries(by, { contestId: name }),
      exportEntries(by, { contestId: name }),
    ]);
    expect(new Set(await settled(strangers))).toEqual(new Set(['NullPointer']));
    const unsent = await draft('lin', name);
    await expect(getContestEntry(staff(), { id: unsent })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('exports a table without formulas, which is recorded', async () => {
    const name = await contest(0, { activity: { title_zh: '光' } });
    const id = await draft('lin', name, { titleZh: '=1+1', titleEn: 'A "lamp"' });
    await send('lin', id);
    await check(id, '太暗');
    const { name: file, body } = await exportEntries(as('organiser', { language: 'en' }), { contestId: name });
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body as Uint8Array).split('\r\n');
    expect(file).toBe(`entries-${name}.csv`);
    expect(lines).toEqual([
      '\uFEFF"Number","Chinese title","English title","Category","Entered by","Team","People","State","Formal check","Why it failed","Fee (yuan)","Order","Work","Sent"',
      `1,"'=1+1","A ""lamp""","Film","One person","","名字 lin","Failed","Not passed","太暗",0,"","${(await rowOf(id)).work_id}","2026-11-20 12:00"`,
      '',
    ]);
    const recorded = read().selectFrom('audit_entry').select(['actor_id', 'after']).where('subject_id', '=', name);
    expect(await recorded.execute()).toEqual([{ actor_id: 'organiser', after: '{"lines":1}' }]);
  });

  test.each([
    [{}, 'contest_entry_number'],
    [{ state: 'submitFailed' }, 'contest_entry_in_state'],
    [{ state: 'unchecked' }, 'contest_entry_unchecked'],
    [{ categoryId: 'film' }, 'contest_entry_at_desk'],
    [{ categoryId: 'film', state: 'submitFailed' }, 'contest_entry_at_desk_in_state'],
  ] as const)('%j reads its pages in order from an index', async (query, index) => {
    const asked = listContract.input.parse({ contestId: 'a', pageIndex: 500, ...query });
    const plan = await planOf(database(), (db) => entriesOfDeskPage(db, asked));
    expect(plan).toContain(index);
    expect(plan).toMatch(/COVERING INDEX|Index Only Scan/);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });

  test('the next one to be checked is read from an index', async () => {
    const plan = await planOf(database(), (db) => uncheckedAfter(db, 'a', 7));
    expect(plan).toContain('contest_entry_unchecked');
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });

  test('the next portion of the table is read from an index', async () => {
    const plan = await planOf(database(), (db) => entriesAfter(db, 'a', noon));
    expect(plan).toMatch(/contest_entry_(number|in_state)/);
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
