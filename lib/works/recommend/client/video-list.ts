import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findVideoList: CallOf<typeof contract.findVideoList> = calls.findVideoList;

/** The daily recommended works, 20 at a time (specification section 9). */
export const videoListQuery = pagedQuery(findVideoList, { pageSize: 20 });
