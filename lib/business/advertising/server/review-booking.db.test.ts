import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { book, bookingOf, bookingRows, clearBookings, slotOf, slotRows } from '@/test/bookings';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { expireBooking } from './expire-booking';
import { requestBooking } from './request-booking';
import { reviewBooking } from './review-booking';

const until = Date.parse('2026-11-23T23:59:59.999+08:00');
const sales = callerOf('sal', { staff: 'sales' });
const A1 = slotOf('A1');

describeOnBothEngines('reviewing bookings', (database) => {
  let other: Database;
  beforeAll(() => {
    other = openDatabase(database().url);
  });
  beforeEach(() => clearBookings(database().db));
  afterAll(() => other.close());

  const as = (caller: Caller | null, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller, ...overrides });
  const visitor = () => as(null);
  const review = (
    id: string,
    seen: 'held' | 'confirmed',
    decision: 'confirmed' | 'refused',
    { context = as(sales), note = '' } = {},
  ) => reviewBooking(context, { id, seen, decision, note });
  const stateOf = async (id: string) => (await bookingRows(database().db)).find((row) => row.id === id)?.state;
  const told = async () => {
    const jobs = database().db.read.selectFrom('job').select('payload').where('kind', '=', 'advertising.tell-customer');
    return (await jobs.execute()).map(({ payload }) => JSON.parse(payload));
  };
  const audited = (id: string) =>
    database()
      .db.read.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  test('a confirmed one keeps its weeks, whatever its deadline was', async () => {
    const id = await book(visitor(), [A1, slotOf('A2')]);
    await review(id, 'held', 'confirmed');
    expect((await slotRows(database().db)).map((row) => row.held_until)).toEqual([null, null]);
    expect(await bookingRows(database().db)).toMatchObject([{ id, state: 'confirmed', reviewed_at: noon }]);
    const later = as(null, { now: () => until });
    await expect(requestBooking(later, await bookingOf(later, [A1]))).rejects.toMatchObject({ code: 'SlotTaken' });
    expect(await database().db.transaction((tx) => expireBooking(later, tx, id))).toBe(false);
    expect(await told()).toEqual([{ bookingId: id, outcome: 'confirmed', note: '' }]);
  });

  test('a refused one lets its weeks go, and only its own', async () => {
    const id = await book(visitor(), [A1, slotOf('A2')]);
    const stays = await book(visitor(), [slotOf('A3')]);
    await review(id, 'held', 'refused', { note: '素材未授权' });
    expect(await slotRows(database().db)).toMatchObject([{ booking_id: stays }]);
    expect(await stateOf(id)).toBe('refused');
    expect(await told()).toEqual([{ bookingId: id, outcome: 'refused', note: '素材未授权' }]);
    await book(visitor(), [A1]);
  });

  test('a confirmed one can be refused by who has seen that it was confirmed', async () => {
    const id = await book(visitor(), [A1]);
    await review(id, 'held', 'confirmed');
    await expect(review(id, 'held', 'refused')).rejects.toMatchObject({ code: 'Changed' });
    expect(await stateOf(id)).toBe('confirmed');
    await review(id, 'confirmed', 'refused', { context: as(sales, { now: () => until + 1 }) });
    expect(await slotRows(database().db)).toEqual([]);
    expect(await audited(id)).toEqual([
      {
        actor_id: 'sal',
        action: 'advertising.booking.confirmed',
        before: '{"state":"held"}',
        after: '{"state":"confirmed"}',
      },
      {
        actor_id: 'sal',
        action: 'advertising.booking.refused',
        before: '{"state":"confirmed"}',
        after: '{"state":"refused"}',
      },
    ]);
  });

  test.each(['confirmed', 'refused'] as const)('one whose deadline is over is not %s any more', async (decision) => {
    const id = await book(visitor(), [A1]);
    const late = { context: as(sales, { now: () => until }) };
    await expect(review(id, 'held', decision, late)).rejects.toMatchObject({ code: 'Changed' });
    expect([await stateOf(id), await told(), await audited(id)]).toEqual(['held', [], []]);
  });

  test('a decision that was made is not made again, and one that does not exist is not there', async () => {
    const id = await book(visitor(), [A1]);
    await review(id, 'held', 'refused');
    await expect(review(id, 'held', 'confirmed')).rejects.toMatchObject({ code: 'Changed' });
    await expect(review(id, 'confirmed', 'confirmed')).rejects.toMatchObject({ code: 'Changed' });
    await expect(review('nothing', 'held', 'confirmed')).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await audited(id)).toHaveLength(1);
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
    ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
    ['a reviewer of texts', callerOf('rev', { staff: 'reviewer' }), 'Forbidden'],
  ])('is nothing for %s', async (_, caller, code) => {
    const id = await book(visitor(), [A1]);
    await expect(review(id, 'held', 'confirmed', { context: as(caller) })).rejects.toMatchObject({ code });
    expect(await stateOf(id)).toBe('held');
  });

  test('of many who confirm and refuse at the same instant, on two nodes, one decides', async () => {
    const id = await book(visitor(), [A1, slotOf('A2')]);
    const reviewers = [as(sales), testContext(other, { caller: sales })];
    const decisions = Array.from({ length: 12 }, (_, index) =>
      index % 2 ? ('refused' as const) : ('confirmed' as const),
    );
    const ends = await settled(
      decisions.map((decision, index) =>
        review(id, 'held', decision, { context: reviewers[Math.floor(index / 2) % 2] ?? as(sales) }),
      ),
    );
    expect(ends.toSorted()).toEqual([...Array(11).fill('Changed'), 'done']);
    const decision = decisions[ends.indexOf('done')];
    expect(await stateOf(id)).toBe(decision);
    expect(await slotRows(database().db)).toHaveLength(decision === 'confirmed' ? 2 : 0);
    expect(await told()).toEqual([{ bookingId: id, outcome: decision, note: '' }]);
    expect(await audited(id)).toHaveLength(1);
  });

  test('a confirmation at the last moment and whoever comes right after it never both have the week', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      await clearBookings(database().db);
      const id = await book(visitor(), [A1, slotOf('A2')]);
      const after = testContext(other, { now: () => until });
      const request = await bookingOf(after, [slotOf('A2')]);
      const calls = [
        () => review(id, 'held', 'confirmed', { context: as(sales, { now: () => until - 1 }) }),
        () => requestBooking(after, request),
        () => other.transaction((tx) => expireBooking(after, tx, id)),
      ];
      const turned = calls.map((_, index) => calls[(index + round) % calls.length] ?? (async () => {}));
      const ends = await settled(turned.map((call) => call()));
      const [confirmed, taken] = [0, 1].map((index) => ends[(index - (round % 3) + 3) % 3]);
      const state = await stateOf(id);
      outcomes.add(`${confirmed} ${taken} ${state}`);
      const owners = new Set((await slotRows(database().db)).map((row) => row.booking_id));
      expect(owners.size).toBe(1);
      expect(owners.has(id)).toBe(state === 'confirmed');
      expect(await told()).toHaveLength(1);
    }
    const possible = ['done SlotTaken confirmed', 'Changed done expired'];
    expect([...outcomes].filter((outcome) => !possible.includes(outcome))).toEqual([]);
  });
});
