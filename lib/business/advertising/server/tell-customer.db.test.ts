import type { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { book, bookingRows, clearBookings, slotOf, slotRows } from '@/test/bookings';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { setEnv } from '@/test/set-env';
import { expireBookings } from './expire-booking';
import { reviewBooking } from './review-booking';
import { tellCustomer } from './tell-customer';

const sales = callerOf('sal', { staff: 'sales' });
const until = Date.parse('2026-11-23T23:59:59.999+08:00');
const address = 'mo.lin@example.com';

describeOnBothEngines('telling customers', (database) => {
  beforeEach(async () => {
    setEnv({ sms: null, mail: null, demo: true });
    await clearBookings(database().db);
    await database().db.transaction((tx) => tx.deleteFrom('delivery_outbox').execute());
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const context = (overrides: Partial<Context> = {}) => testContext(database().db, overrides);
  const jobContext = (overrides: Partial<JobContext> = {}): JobContext => ({
    ...context(),
    attempt: 1,
    signal: new AbortController().signal,
    ...overrides,
  });
  /** Runs the pending notifications, as a node does. */
  const tellAll = async () => {
    const jobs = database()
      .db.read.selectFrom('job')
      .select('payload')
      .where('kind', '=', tellCustomer.kind)
      .orderBy('id');
    for (const { payload } of await jobs.execute()) {
      await tellCustomer.run(
        jobContext(),
        tellCustomer.payload.parse(JSON.parse(payload)) as z.output<typeof tellCustomer.payload>,
      );
    }
  };
  const letters = () =>
    database()
      .db.read.selectFrom('delivery_outbox')
      .select(['address', 'subject', 'text'])
      .where('address', '=', address)
      .orderBy('id')
      .execute();
  const review = (id: string, decision: 'confirmed' | 'refused', note = '') =>
    reviewBooking(context({ caller: sales }), { id, seen: 'held', decision, note });

  test('of a decision, with the note of the reviewer, in their language', async () => {
    const id = await book(context({ language: 'en' }), [slotOf('A1')], { email: address });
    await review(id, 'refused', 'The pictures are too small.');
    await tellAll();
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^Your advertising booking LF\S+ could not be confirmed$/);
    expect(letter?.text).toContain('· A1 Home carousel: 7–13 Dec 2026');
    expect(letter?.text).toContain('The pictures are too small.');
    expect(letter?.text).toMatch(/\/en\/business\/requests\/[\w-]{20,}$/);
  });

  test('who gave no address are not written to', async () => {
    const id = await book(context(), [slotOf('A1')], { email: '' });
    await review(id, 'confirmed');
    await tellAll();
    expect(await database().db.read.selectFrom('delivery_outbox').selectAll().execute()).toEqual([]);
  });

  test('waits for no letter where the site sends none', async () => {
    setEnv({ sms: null, mail: null, demo: false });
    const id = await book(context(), [slotOf('A1')]);
    await review(id, 'confirmed');
    await tellAll();
    expect(await letters()).toEqual([]);
  });

  test('only of its current state', async () => {
    const id = await book(context(), [slotOf('A1')]);
    await review(id, 'confirmed');
    await reviewBooking(context({ caller: sales }), { id, seen: 'confirmed', decision: 'refused', note: '' });
    await tellAll();
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^广告预订 LF\S+ 未能确认$/),
    ]);
  });

  test('that nobody has reviewed it in time: its weeks are free, and each is told once', async () => {
    const overdue = [await book(context(), [slotOf('A1'), slotOf('A2')]), await book(context(), [slotOf('A3')])];
    const confirmed = await book(context(), [slotOf('A4')]);
    await review(confirmed, 'confirmed');
    const inTime = await book(context({ now: () => until }), [slotOf('second')]);
    const sweep = (now: number) => expireBookings.run(jobContext({ now: () => now }), { occurrence: now });
    await sweep(until - 1);
    expect(await slotRows(database().db)).toHaveLength(5);
    // Two nodes, or a repeated run.
    await Promise.all([sweep(until), sweep(until)]);
    const states = Object.fromEntries((await bookingRows(database().db)).map(({ id, state }) => [id, state]));
    expect(overdue.map((id) => states[id])).toEqual(['expired', 'expired']);
    expect([states[confirmed], states[inTime]]).toEqual(['confirmed', 'held']);
    expect((await slotRows(database().db)).map((row) => row.booking_id).toSorted()).toEqual(
      [confirmed, inTime].toSorted(),
    );
    await tellAll();
    expect((await letters()).filter(({ subject }) => subject.includes('保留期已过'))).toHaveLength(2);
  });

  test('stops between two bookings when the node stops', async () => {
    await book(context(), [slotOf('A1')]);
    const stopping = jobContext({ now: () => until, signal: AbortSignal.abort(new Error('stop')) });
    await expect(expireBookings.run(stopping, { occurrence: until })).rejects.toThrow('stop');
    expect((await bookingRows(database().db)).map(({ state }) => state)).toEqual(['held']);
  });
});
