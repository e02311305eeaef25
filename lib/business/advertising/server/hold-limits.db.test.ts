import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { book, bookingOf, bookingRows, clearBookings, person, slotOf, slotRows } from '@/test/bookings';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { solvedProof } from '@/test/proof';
import { settled } from '@/test/settled';
import { type Product, products, type Slot } from '../codes';
import { holdingLimits } from '../rules/holdings';
import { expireBookings } from './expire-booking';
import { requestBooking } from './request-booking';
import { reviewBooking } from './review-booking';

const until = Date.parse('2026-11-23T23:59:59.999+08:00');
const { network, named } = holdingLimits;

/** This many weeks of a product, from the first one on. */
const weeksOf = (product: Product, count: number): Slot[] =>
  Array.from({ length: count }, (_, index) => slotOf(product, index));

describeOnBothEngines('weeks held for one holder', (database) => {
  let other: Database;
  beforeAll(() => {
    other = openDatabase(database().url);
  });
  beforeEach(() => clearBookings(database().db));
  afterAll(() => other.close());

  const at = (address: string, overrides: Partial<Context> = {}, db = database().db) =>
    testContext(db, { client: { address, userAgent: '', app: null }, ...overrides });
  const ofNetwork = (index: number) => `2001:db8:0:${index.toString(16)}::1`;
  const ofOneNetwork = (index: number) => `2001:db8::${index.toString(16)}`;
  const held = async () => (await slotRows(database().db)).length;

  test('one network holds no more than it may, whoever it says it is; a refusal costs no proof', async () => {
    await book(at(ofOneNetwork(1)), weeksOf('A1', network - 1), person(1));
    const proof = await solvedProof(at(ofOneNetwork(2)));
    const wish = (count: number) => bookingOf(at(ofOneNetwork(2)), weeksOf('A2', count), { ...person(2), proof });
    await expect(requestBooking(at(ofOneNetwork(2)), await wish(2))).rejects.toMatchObject({ code: 'TooManyHeld' });
    expect(await held()).toBe(network - 1);
    await requestBooking(at(ofOneNetwork(2)), await wish(1));
    await book(at(ofNetwork(3)), weeksOf('A3', network), person(3));
    expect(await held()).toBe(2 * network);
  });

  test.each<[string, number, (index: number) => string, (index: number) => Partial<ReturnType<typeof person>>]>([
    ['network', network, ofOneNetwork, person],
    ['number', named, ofNetwork, (index) => ({ ...person(index), mobile: '13800138000' })],
    ['e-mail address', named, ofNetwork, (index) => ({ ...person(index), email: 'mo@example.com' })],
    ['company', named, ofNetwork, (index) => ({ ...person(index), company: `光点${index % 2 ? ' ' : '·'}工作室` })],
  ])(
    'of 40 that ask at once on two nodes for one %s exactly %d hold a week',
    async (_, most, addressOf, nameOf) => {
      const all = products.flatMap((product) => weeksOf(product, 8)).slice(0, 40);
      const requests = await Promise.all(
        all.map((slot, index) => bookingOf(at(addressOf(index)), [slot], nameOf(index))),
      );
      const nodes = [database().db, other];
      const ends = await settled(
        requests.map((request, index) => requestBooking(at(addressOf(index), {}, nodes[index % 2]), request)),
      );
      expect(ends.toSorted()).toEqual([...Array(40 - most).fill('TooManyHeld'), ...Array(most).fill('done')]);
      expect(await held()).toBe(most);
    },
    30_000,
  );

  test('who names another company in all they may hold does not shut it out', async () => {
    await book(at(ofNetwork(1)), weeksOf('A1', network), person(7));
    await expect(book(at(ofNetwork(1)), weeksOf('A2', 1), person(7))).rejects.toMatchObject({ code: 'TooManyHeld' });
    await book(at(ofNetwork(2)), weeksOf('A2', network), person(7));
    expect(await held()).toBe(2 * network);
  });

  const sales = { caller: callerOf('sal', { staff: 'sales' }) };
  test.each(['confirmed', 'refused', 'expired'] as const)(
    'what is %s counts no more, and whence it came is forgotten',
    async (end) => {
      const id = await book(at(ofNetwork(1)), weeksOf('A1', network), person(1));
      const later = { now: () => until };
      if (end === 'expired') {
        // It has expired, whether or not that is stored.
        await book(at(ofNetwork(1), later), weeksOf('A2', 1), person(1));
        const job = { ...at('', later), attempt: 1, signal: new AbortController().signal };
        await expireBookings.run(job, { occurrence: until });
      } else {
        await reviewBooking(at('', sales), { id, seen: 'held', decision: end, note: '' });
        await book(at(ofNetwork(1)), weeksOf('A2', network), person(1));
      }
      const [former, latter] = await bookingRows(database().db);
      const [ended, kept] = former?.id === id ? [former, latter] : [latter, former];
      expect([ended?.state, ended?.network]).toEqual([end, null]);
      expect([kept?.state, kept?.network]).toEqual(['held', expect.any(String)]);
    },
  );
});
