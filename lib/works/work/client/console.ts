import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const get: CallOf<typeof contract.getWorkForReview> = calls.getWorkForReview;
const list: CallOf<typeof contract.listWorks> = calls.listWorks;
const decide: CallOf<typeof contract.decideOnWork> = calls.decideOnWork;

/** The review of works in the console. */
export const workReview = { get, list, decide };
