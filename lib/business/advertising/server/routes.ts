import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { listBookings } from './list-bookings';
import { listSlots } from './list-slots';
import { requestBooking } from './request-booking';
import { reviewBooking } from './review-booking';

export const advertisingRoutes: readonly Route[] = [
  route(contract.listSlots, listSlots),
  route(contract.requestBooking, requestBooking),
  route(contract.listBookings, listBookings),
  route(contract.reviewBooking, reviewBooking),
];
