import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findEntries: CallOf<typeof contract.findEntries> = calls.findEntries;

/** The public entries of a contest by their numbers, of one category or, for an empty text, of all; 20 at a time. */
export const entriesQuery = (filter: { name: string; categoryId: string; result: '' | 'shortlisted' }) =>
  pagedQuery(findEntries, { ...filter, pageSize: 20 });
