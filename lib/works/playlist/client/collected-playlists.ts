import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { collect } from '@/lib/reactions/collection/calls';
import * as calls from '../calls';
import type * as contract from '../contract';

const findCollectedPlaylists: CallOf<typeof contract.findCollectedPlaylists> = calls.findCollectedPlaylists;

/** The play lists that the caller has collected, 20 at a time. */
export const collectedPlaylistsQuery = pagedQuery(findCollectedPlaylists, { pageSize: 20 }, { outdatedBy: [collect] });
