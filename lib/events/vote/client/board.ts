import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findVoteBoard: CallOf<typeof contract.findVoteBoard> = calls.findVoteBoard;

/** The entries of a contest by their votes, of one category or, for an empty text, of all; 20 at a time. */
export const voteBoardQuery = (filter: { name: string; categoryId: string }) =>
  pagedQuery(findVoteBoard, { ...filter, pageSize: 20 }, { outdatedBy: [calls.castVote] });
