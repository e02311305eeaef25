import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listReviewsCall: CallOf<typeof contract.listReviews> = calls.listReviews;
const decideOnReviewCall: CallOf<typeof contract.decideOnReview> = calls.decideOnReview;

/** Allows or rejects a text. */
export function decideOnReview(id: string, isAllowed: boolean): Promise<null> {
  return call(decideOnReviewCall, { id, isAllowed }, { quiet: true });
}
