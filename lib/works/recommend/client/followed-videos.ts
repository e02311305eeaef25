import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findFollowedVideos = remote<typeof contract.findFollowedVideos>({
  name: 'findFollowedVideos',
  method: 'GET',
  path: '/api/video/followed',
  background: true,
});

/** The works of the people whom the caller follows, 20 at a time. */
export const followedVideosQuery = pagedQuery(findFollowedVideos, { pageSize: 20 });
