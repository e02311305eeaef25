import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const browseVideos = remote<typeof contract.browseVideos>({
  name: 'browseVideos',
  method: 'GET',
  path: '/api/video/browse',
});

/** Public works that match, in the order asked for, 20 at a time. */
export const browseVideosQuery = (choice: contract.BrowseQuery) =>
  pagedQuery(browseVideos, { pageSize: 20, ...choice });
