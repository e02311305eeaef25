import { setTimeout as sleep } from 'node:timers/promises';
import { findRates } from '@/lib/base/content/port';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { bookingOf, bookingRows, clearBookings, person, slotOf, slotRows, weeks } from '@/test/bookings';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { solvedProof } from '@/test/proof';
import { settled } from '@/test/settled';
import { products, type Slot } from '../codes';
import { requestBooking as contract } from '../contract';
import { slotKey, slotsInOrder } from '../rules/slots';
import { findBookingOfLead } from './find-booking-of-lead';
import { listSlots } from './list-slots';
import { readSlots } from './read-slots';
import { requestBooking } from './request-booking';

const until = Date.parse('2026-11-23T23:59:59.999+08:00');
const A1 = slotOf('A1');

/** The client of one of many senders. */
const whence = (index: number) => ({ client: { address: `2001:db8:0:${index}::1`, userAgent: '', app: null } });

describeOnBothEngines('booking weeks', (database) => {
  let other: Database;
  beforeAll(() => {
    other = openDatabase(database().url);
  });
  beforeEach(() => clearBookings(database().db));
  afterAll(() => other.close());

  const context = (overrides: Partial<Context> = {}) => testContext(database().db, overrides);
  const ask = async (slots: Slot[], at = context()) => requestBooking(at, await bookingOf(at, slots));
  /** As different people on two nodes, concurrently; the proofs are made before. */
  const askAtOnce = async (wishes: Slot[][]) => {
    const requests = await Promise.all(wishes.map((slots, index) => bookingOf(context(), slots, person(index))));
    return settled(requests.map((request, index) => requestBooking(nodeOf(index, whence(index)), request)));
  };
  const nodeOf = (index: number, overrides: Partial<Context> = {}) =>
    testContext(index % 2 ? other : database().db, overrides);
  const leads = () => database().db.read.selectFrom('cooperation_lead').selectAll().execute();
  const spentProofs = async () => (await database().db.read.selectFrom('proof_used').select('id').execute()).length;

  test('holds them for a request, at the prices of the day', async () => {
    const slots = [slotOf('A2', 1), A1, slotOf('headline')];
    const receipt = await ask(slots);
    expect(contract.data.parse(receipt)).toEqual(receipt);
    expect(Date.parse(receipt.heldUntil)).toBe(until);

    const [lead, ...otherLeads] = await leads();
    expect(otherLeads).toEqual([]);
    expect(lead).toMatchObject({
      number: receipt.number,
      access_key: receipt.key,
      service: 'advertising',
      company: '光点工作室',
      mobile: '+8613800138000',
    });
    const { prices } = await findRates(database().db.read);
    const priceFen = (prices.A2 ?? 0) + (prices.A1 ?? 0) + (prices.headline ?? 0);
    expect(priceFen).toBeGreaterThan(0);
    expect(await bookingRows(database().db)).toMatchObject([
      { lead_id: lead?.id, state: 'held', first_week: weeks[0], price_fen: priceFen, held_until: until },
    ]);
    expect(await findBookingOfLead(context(), lead?.id ?? '')).toEqual({
      state: 'held',
      slots: slotsInOrder(slots),
      priceFen,
      heldUntil: receipt.heldUntil,
    });
    expect(await findBookingOfLead(context(), 'another')).toBeNull();
  });

  test('shows them as taken from then on, and as free once their deadline is over', async () => {
    expect(await listSlots(context())).toEqual({ weeks, taken: [] });
    await ask([slotOf('A2', 1), A1]);
    expect((await listSlots(context())).taken).toEqual([A1, slotOf('A2', 1)]);
    expect((await listSlots(context({ now: () => until - 1 }))).taken).toHaveLength(2);
    expect((await listSlots(context({ now: () => until }))).taken).toEqual([]);
  });

  test.each([
    ['is too near', '2026-11-30'],
    ['is too far', '2027-03-29'],
  ])('refuses a week that %s, and spends no proof on it', async (_, week) => {
    const before = await spentProofs();
    await expect(ask([A1, { product: 'A1', week }])).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'slots', rule: 'slot' }] },
    });
    expect(await spentProofs()).toBe(before);
    expect([await slotRows(database().db), await leads()]).toEqual([[], []]);
  });

  test('gives all or nothing, and spends no proof on what is taken already', async () => {
    await ask([slotOf('A2')]);
    const proof = await solvedProof(context());
    const wish = (slots: Slot[]) => bookingOf(context(), slots, { proof });
    await expect(requestBooking(context(), await wish([A1, slotOf('A2')]))).rejects.toMatchObject({
      code: 'SlotTaken',
    });
    expect([await slotRows(database().db), await leads()].map((rows) => rows.length)).toEqual([1, 1]);
    await requestBooking(context(), await wish([A1]));
    expect(await slotRows(database().db)).toHaveLength(2);
  });

  test('keeps nothing without a proof', async () => {
    const request = await bookingOf(context(), [A1], { proof: 'none' });
    await expect(requestBooking(context(), request)).rejects.toMatchObject({ code: 'ProofNeeded' });
    expect([await slotRows(database().db), await leads(), await bookingRows(database().db)]).toEqual([[], [], []]);
  });

  test('of 50 who want one week at the same instant, on two nodes, one has it', async () => {
    const ends = await askAtOnce(Array.from({ length: 50 }, () => [A1]));
    expect(ends.toSorted()).toEqual([...Array(49).fill('SlotTaken'), 'done']);
    const [booking, ...others] = await bookingRows(database().db);
    expect(others).toEqual([]);
    expect(await leads()).toMatchObject([{ id: booking?.lead_id }]);
    expect(await slotRows(database().db)).toEqual([{ ...A1, booking_id: booking?.id, held_until: until }]);
  });

  test('of many who want the same weeks in other orders none waits for ever, and nobody has half of them', async () => {
    const all = products.flatMap((product) => [slotOf(product, 0), slotOf(product, 1)]);
    const wishes = Array.from({ length: 40 }, (_, index) => {
      const wish = Array.from({ length: 4 }, (_, step) => all[(index * 3 + step * 5) % all.length] ?? A1);
      return index % 2 ? wish : wish.toReversed();
    });
    const ends = await askAtOnce(wishes);
    expect(new Set(ends)).toEqual(new Set(['done', 'SlotTaken']));
    const booked = await bookingRows(database().db);
    expect(booked).toHaveLength(ends.filter((end) => end === 'done').length);
    expect(await leads()).toHaveLength(booked.length);
    const rows = await slotRows(database().db);
    const held = booked.flatMap(({ id, slots }) => readSlots(slots).map((slot) => `${slotKey(slot)} ${id}`));
    expect(rows.map((row) => `${slotKey(row)} ${row.booking_id}`).toSorted()).toEqual(held.toSorted());
    expect(rows).toHaveLength(4 * booked.length);
  });

  /**
   * The answer of `work` when it starts while another transaction is taking a slot, which rolls back once `work` waits.
   */
  const whileTaken = async <Answer>(slot: Slot, work: () => Promise<Answer>): Promise<Answer> => {
    const isIn = Promise.withResolvers<void>();
    const isOver = Promise.withResolvers<void>();
    const undone = other.transaction(async (tx) => {
      await tx
        .insertInto('advertising_slot')
        .values({ ...slot, booking_id: 'undone', held_until: until })
        .execute();
      isIn.resolve();
      await isOver.promise;
      throw new Error('undone');
    });
    await isIn.promise;
    const answer = work();
    expect(await Promise.race([answer, sleep(300, 'waiting')])).toBe('waiting');
    isOver.resolve();
    await expect(undone).rejects.toThrow('undone');
    return answer;
  };

  test('a request waits for one that is being made, and has its weeks when that one comes to nothing', async () => {
    await whileTaken(A1, () => ask([A1]));
    expect(await slotRows(database().db)).toHaveLength(1);
  });

  test('two who want the same weeks in opposite orders, and both wait in the middle, do not wait for each other', async () => {
    const wish = [slotOf('A1', 0), slotOf('A1', 1), slotOf('A1', 2)];
    const ends = await whileTaken(slotOf('A1', 1), () => askAtOnce([wish, wish.toReversed()]));
    expect(ends.toSorted()).toEqual(['SlotTaken', 'done']);
    expect(await slotRows(database().db)).toHaveLength(3);
  });

  test('a week whose deadline is over goes to the next one, with all of the former booking let go', async () => {
    await ask([A1, slotOf('A3', 2)]);
    const later = context({ now: () => until });
    await ask([A1], later);
    const [former, latter] = await bookingRows(database().db);
    expect([former?.state, latter?.state]).toEqual(['expired', 'held']);
    expect(await slotRows(database().db)).toMatchObject([{ ...A1, booking_id: latter?.id }]);
    expect(await findBookingOfLead(later, former?.lead_id ?? '')).toMatchObject({ state: 'expired' });
  });

  test('of 20 who want a week whose deadline is over one has it, and its former customer is told once', async () => {
    await ask([A1, slotOf('A2')]);
    const later = [context({ now: () => until }), testContext(other, { now: () => until })];
    const requests = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bookingOf(later[0] ?? context(), [index % 3 ? A1 : slotOf('A2')])),
    );
    const ends = await settled(
      requests.map((request, index) => requestBooking(later[index % 2] ?? context(), request)),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(2);
    expect(new Set(ends)).toEqual(new Set(['done', 'SlotTaken']));
    expect((await bookingRows(database().db)).map(({ state }) => state)).toEqual(['expired', 'held', 'held']);
    const told = await database()
      .db.read.selectFrom('job')
      .select('payload')
      .where('kind', '=', 'advertising.tell-customer')
      .execute();
    expect(told).toHaveLength(1);
  });
});

test('a slot is read from what a form sends', () => {
  const read = (slots: unknown) => contract.input.shape.slots.safeParse(slots);
  expect(read('A1:2026-12-07').data).toEqual([A1]);
  expect(read(['A1:2026-12-07', 'second:2026-12-14']).data).toEqual([A1, { product: 'second', week: '2026-12-14' }]);
  const nine = Array.from({ length: 9 }, (_, index) => `A1:${weeks[index]}`);
  for (const wrong of [[], ['A1:2026-12-08'], ['A5:2026-12-07'], ['A1:2026-12-07', 'A1:2026-12-07'], 'A1', nine]) {
    expect(read(wrong).success).toBe(false);
  }
  expect(read(nine.slice(1)).success).toBe(true);
});
