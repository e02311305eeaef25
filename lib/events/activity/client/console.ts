import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getActivityForReview> = calls.getActivityForReview;
const list: CallOf<typeof contract.listActivityReviews> = calls.listActivityReviews;
const decide: CallOf<typeof contract.decideOnActivity> = calls.decideOnActivity;

/** The review of activities in the console. */
export const activityReview = { get, list, decide };
