import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listReviewsCall = remote<typeof contract.listReviews>({
  name: 'listReviews',
  method: 'GET',
  path: '/api/moderation/reviews',
});

const decideOnReviewCall = remote<typeof contract.decideOnReview>({
  name: 'decideOnReview',
  method: 'POST',
  path: '/api/moderation/reviews/decide',
});

/** Allows a text or refuses it. */
export function decideOnReview(id: string, isAllowed: boolean): Promise<null> {
  return call(decideOnReviewCall, { id, isAllowed }, { quiet: true });
}
