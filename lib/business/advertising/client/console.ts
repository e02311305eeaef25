import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listBookings = remote<typeof contract.listBookings>(calls.listBookings);
export const reviewBooking = remote<typeof contract.reviewBooking>(calls.reviewBooking);
