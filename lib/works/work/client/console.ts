import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listWorks: CallOf<typeof contract.listWorks> = calls.listWorks;
export const getWorkForReview: CallOf<typeof contract.getWorkForReview> = calls.getWorkForReview;
export const decideOnWork: CallOf<typeof contract.decideOnWork> = calls.decideOnWork;
