import type { Caller, Context } from '@/lib/platform/server/context';
import { book, clearBookings, slotOf } from '@/test/bookings';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { listBookings as contract } from '../contract';
import { listBookings } from './list-bookings';
import { reviewBooking } from './review-booking';

const sales = callerOf('sal', { staff: 'sales' });
const until = Date.parse('2026-11-23T23:59:59.999+08:00');
const hour = 3_600_000;

describeOnBothEngines('bookings in the console', (database) => {
  const as = (caller: Caller | null, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller, ...overrides });
  const list = (query: object = {}, context = as(sales)) => listBookings(context, contract.input.parse(query));
  const companies = async (query: object, context?: Context) =>
    (await list(query, context)).list.map(({ company }) => company);
  /** Each an hour after the previous one, to fix their order. */
  const bookAt = (hours: number, company: string, ...slots: Parameters<typeof book>[1]) =>
    book(as(null, { now: () => noon + hours * hour }), slots, { company });

  beforeAll(async () => {
    await clearBookings(database().db);
    await bookAt(0, '一号 100%', slotOf('A1', 3), slotOf('A2', 1));
    const confirmed = await bookAt(1, 'Two Lights', slotOf('A1', 0));
    const refused = await bookAt(2, '三号', slotOf('headline', 5));
    await bookAt(13, '四号，次日', slotOf('A4', 2));
    const review = { seen: 'held', note: '' } as const;
    await reviewBooking(as(sales), { ...review, id: confirmed, decision: 'confirmed' });
    await reviewBooking(as(sales), { ...review, id: refused, decision: 'refused' });
  });

  test('are told with their requests, the latest first', async () => {
    const page = await list();
    expect(contract.data.parse(page)).toEqual(page);
    expect(page.list.map(({ company, state }) => [company, state])).toEqual([
      ['四号，次日', 'held'],
      ['三号', 'refused'],
      ['Two Lights', 'confirmed'],
      ['一号 100%', 'held'],
    ]);
    expect(page.list[3]?.priceFen).toBeGreaterThan(0);
    expect(page.list[3]).toMatchObject({
      slots: [slotOf('A2', 1), slotOf('A1', 3)],
      firstWeek: slotOf('A2', 1).week,
      heldUntil: '2026-11-23T23:59:59.999+08:00',
      createdAt: '2026-11-20T12:00:00.000+08:00',
    });
  });

  test.each([
    [{ sort: 'firstWeek', order: 'asc' }, ['Two Lights', '一号 100%', '四号，次日', '三号']],
    [{ sort: 'createdAt', order: 'asc' }, ['一号 100%', 'Two Lights', '三号', '四号，次日']],
    [{ state: 'held' }, ['四号，次日', '一号 100%']],
    [{ state: 'confirmed' }, ['Two Lights']],
    [{ state: 'expired' }, []],
    [{ product: 'A1' }, ['Two Lights', '一号 100%']],
    [{ product: 'A2', state: 'held' }, ['一号 100%']],
    [{ product: 'second' }, []],
    [{ search: 'two l' }, ['Two Lights']],
    [{ search: '号' }, ['四号，次日', '三号', '一号 100%']],
    [{ search: '100%' }, ['一号 100%']],
    [{ search: '%' }, ['一号 100%']],
    [{ search: '_' }, []],
  ])('by %j', async (query, expected) => {
    expect(await companies(query)).toEqual(expected);
  });

  test('are found by the number of their request', async () => {
    const number = (await list({ search: '三号' })).list[0]?.number ?? '';
    expect(await companies({ search: number.toLowerCase() })).toEqual(['三号']);
  });

  test('count as expired from their deadline on, noted or not', async () => {
    const late = as(sales, { now: () => until });
    expect(await companies({ state: 'held' }, late)).toEqual(['四号，次日']);
    expect(await companies({ state: 'expired' }, late)).toEqual(['一号 100%']);
    expect((await list({ search: '一号' }, late)).list[0]?.state).toBe('expired');
    expect((await list({ search: 'Two' }, late)).list[0]?.state).toBe('confirmed');
  });

  test('come in pages, each once', async () => {
    const pages = await everyPage((pageIndex) => list({ pageIndex, pageSize: 3 }));
    expect(pages.flatMap((page) => page.list.map(({ company }) => company))).toEqual(await companies({}));
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
  ])('are nothing for %s', async (_, caller, code) => {
    await expect(list({}, as(caller))).rejects.toMatchObject({ code });
  });
});
