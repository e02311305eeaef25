import { pagedQuery } from '@/lib/platform/client/paged-query';
import { findVideoList } from '../contract';

/** The daily recommended works, 20 at a time (specification section 9). */
export const videoListQuery = pagedQuery(findVideoList, { pageSize: 20 });
