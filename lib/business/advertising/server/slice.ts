import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { expireBookings } from './expire-booking';
import { advertisingMigrations } from './migrations';
import { bookingDecidedNotice } from './notices';
import { exportBookings, forgetBooker } from './person-bookings';
import { advertisingRoutes } from './routes';
import { seedBookings } from './seed';
import { tellCustomer } from './tell-customer';

export const advertisingSlice = defineSlice({
  routes: advertisingRoutes,
  migrations: advertisingMigrations,
  jobs: [tellCustomer, expireBookings],
  listeners: { 'account.erased': [forgetBooker], 'account.exported': [exportBookings] },
  notices: [bookingDecidedNotice],
  seedUse: ({ context, tx }) => seedBookings(tx, context.now()),
  console: [
    {
      name: 'bookings',
      action: 'reviewBookings',
      countWaiting: ({ db, now }) =>
        countUpToMost(
          db.read.selectFrom('advertising_booking').where('state', '=', 'held').where('held_until', '>', now()),
        ),
    },
  ],
});
