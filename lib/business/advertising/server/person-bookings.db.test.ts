import { millisecondsInDay } from 'date-fns/constants';
import { book, bookingRows, clearBookings, slotOf } from '@/test/bookings';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { reviewBooking } from './review-booking';

describeOnBothEngines('the bookings of a person', (database) => {
  const as = (personId: string | null) =>
    testContext(database().db, { caller: personId === null ? null : callerOf(personId) });
  const people = ['lin', 'mo'].map((id) => personRow({ id }));
  beforeAll(() => database().db.transaction((tx) => insertRows(tx, 'person', people)));
  beforeEach(() => clearBookings(database().db));

  test('are in the export of that person alone, as they stand', async () => {
    const refused = await book(as('lin'), [slotOf('A1', 1)]);
    await book(as('lin'), [slotOf('A2'), slotOf('A3')], { company: '二号' });
    await book(as('mo'), [slotOf('A4')]);
    await book(as(null), [slotOf('second')]);
    const staff = testContext(database().db, { caller: callerOf('sal', { staff: 'sales' }) });
    await reviewBooking(staff, { id: refused, seen: 'held', decision: 'refused', note: '' });
    const later = testContext(database().db, { now: () => noon + 30 * millisecondsInDay });
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => later.emit(later, tx, 'account.exported', { personId: 'lin', parts }));
    const wrote = { name: '林默', mobile: '+8613800138000', email: 'mo.lin@example.com', message: '十二月的光影节' };
    expect(parts.bookings).toEqual([
      {
        ...{ ...wrote, number: expect.stringMatching(/^LF/), company: '光点工作室', budget: 'open' },
        ...{ state: 'refused', slots: [slotOf('A1', 1)], priceFen: expect.any(Number) },
        createdAt: '2026-11-20T12:00:00.000+08:00',
      },
      expect.objectContaining({ company: '二号', state: 'expired', slots: [slotOf('A2'), slotOf('A3')] }),
    ]);
  });

  test('stay when the account is erased, without it', async () => {
    await book(as('lin'), [slotOf('A1')]);
    const context = as(null);
    await database().db.transaction((tx) => context.emit(context, tx, 'account.erased', { personId: 'lin' }));
    expect(await bookingRows(database().db)).toMatchObject([{ state: 'held', person_id: null }]);
  });
});
