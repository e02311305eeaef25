import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getJobForReview> = calls.getJobForReview;
const list: CallOf<typeof contract.listJobReviews> = calls.listJobReviews;
const decide: CallOf<typeof contract.decideOnJob> = calls.decideOnJob;

/** The review of jobs in the console. */
export const jobReview = { get, list, decide };
