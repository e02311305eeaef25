import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { NoticeType } from '../codes';
import type * as contract from '../contract';

export const findNotices: CallOf<typeof contract.findNotices> = calls.findNotices;
export const findAnswers: CallOf<typeof contract.findAnswers> = calls.findAnswers;

/** The notices of a type, of all for the empty word, 20 at a time. */
export const noticesQuery = (type: NoticeType | '') => pagedQuery(findNotices, { type, pageSize: 20 });

/** The comments and answers to the caller, 20 at a time. */
export const answersQuery = pagedQuery(findAnswers, { pageSize: 20 });
