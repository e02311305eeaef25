import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { decideOnReview } from './decide-on-review';
import { listReviews } from './list-reviews';

export const moderationRoutes: readonly Route[] = [
  route(contract.listReviews, listReviews),
  route(contract.decideOnReview, decideOnReview),
];
