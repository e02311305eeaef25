import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findVideoList = remote<typeof contract.findVideoList>({
  name: 'findVideoList',
  method: 'GET',
  path: '/api/video/findVideoList',
});

/** The daily recommended works, 20 at a time (specification section 9). */
export const videoListQuery = pagedQuery(findVideoList, { pageSize: 20 });
