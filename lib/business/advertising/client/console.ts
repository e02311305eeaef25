import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listBookings: CallOf<typeof contract.listBookings> = calls.listBookings;
export const reviewBooking: CallOf<typeof contract.reviewBooking> = calls.reviewBooking;
