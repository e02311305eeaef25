import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const browseVideos: CallOf<typeof contract.browseVideos> = calls.browseVideos;

/** Public works that match the filters, in the requested order, 20 at a time. */
export const browseVideosQuery = (choice: contract.BrowseQuery) =>
  pagedQuery(browseVideos, { pageSize: 20, ...choice });
