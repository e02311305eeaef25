import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getDemandForReview> = calls.getDemandForReview;
const list: CallOf<typeof contract.listDemandReviews> = calls.listDemandReviews;
const decide: CallOf<typeof contract.decideOnDemand> = calls.decideOnDemand;

/** The review of demands in the console. */
export const demandReview = { get, list, decide };

const close: CallOf<typeof contract.closeDemand> = calls.closeDemand;
const reopen: CallOf<typeof contract.reopenDemand> = calls.reopenDemand;

/** What staff do with demands of customers without an account, as companies with theirs. */
export const demandsOfCustomers = { close, reopen };
