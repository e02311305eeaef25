import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getBroadcastForReview> = calls.getBroadcastForReview;
const list: CallOf<typeof contract.listBroadcastReviews> = calls.listBroadcastReviews;
const decide: CallOf<typeof contract.decideOnBroadcast> = calls.decideOnBroadcast;

/** The review of broadcasts in the console. */
export const broadcastReview = { get, list, decide };
