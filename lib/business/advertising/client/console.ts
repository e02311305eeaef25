import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listBookings = remote<typeof contract.listBookings>({
  name: 'listBookings',
  method: 'GET',
  path: '/api/advertising/bookings',
});
export const reviewBooking = remote<typeof contract.reviewBooking>({
  name: 'reviewBooking',
  method: 'POST',
  path: '/api/advertising/bookings/review',
});
