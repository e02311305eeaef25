import { requestBooking } from '@/lib/business/advertising/server/request-booking';
import { reviewBooking } from '@/lib/business/advertising/server/review-booking';
import { bookingOf, clearBookings, slotOf } from '@/test/bookings';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { onlyLeads } from '@/test/leads';
import { readRequestPage } from './read';

describeOnOneEngine('the customer’s page of a request', (database) => {
  beforeEach(() => clearBookings(database().db));
  const context = () => testContext(database().db);

  test('shows how it stands and nothing of who asked', async () => {
    await onlyLeads(database().db, [
      { id: 'a', access_key: 'key-a', service: 'activities', state: 'working', company: '光点工作室' },
      { id: 'b', access_key: 'key-b', service: 'sales', state: 'junk' },
    ]);
    const found = await readRequestPage(context(), 'key-a');
    expect(found).toMatchObject({ status: { service: 'activities', state: 'working' }, booking: null });
    expect(JSON.stringify(found)).not.toMatch(/光点工作室|李雷|138/);
    expect(await readRequestPage(context(), 'key-b')).toMatchObject({ status: { state: 'lost' }, booking: null });
  });

  test.each(['nobody', 'key-A', '', '../a', 'k%00', 'a'.repeat(65)])('is nobody’s for the key %j', async (key) => {
    await onlyLeads(database().db, [{ id: 'a', access_key: 'key-a' }]);
    expect(await readRequestPage(context(), key)).toBeNull();
  });

  test('shows the weeks that came with it, their price, and how they stand', async () => {
    const { key, heldUntil } = await requestBooking(
      context(),
      await bookingOf(context(), [slotOf('A1'), slotOf('A2', 3)]),
    );
    const found = await readRequestPage(context(), key);
    expect(found?.booking).toEqual({
      state: 'held',
      slots: [
        { product: 'A1', week: expect.objectContaining({ key: 'within' }) },
        { product: 'A2', week: expect.objectContaining({ key: 'across' }) },
      ],
      price: expect.stringMatching(/^¥[\d,]+$/),
      heldUntil,
    });
    const booking = await database().db.read.selectFrom('advertising_booking').select('id').executeTakeFirstOrThrow();
    const reviewer = { ...context(), caller: callerOf('sue', { staff: 'sales' }) };
    await reviewBooking(reviewer, { id: booking.id, seen: 'held', decision: 'confirmed', note: '' });
    expect((await readRequestPage(context(), key))?.booking?.state).toBe('confirmed');
  });

  test('an advertising request without a booking has no weeks', async () => {
    await onlyLeads(database().db, [{ id: 'a', access_key: 'key-a', service: 'advertising' }]);
    expect(await readRequestPage(context(), 'key-a')).toMatchObject({ booking: null });
  });
});
