import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import { like } from '@/lib/reactions/like/calls';
import { collect } from '../calls';
import type * as contract from '../contract';

const findCollectedVideos = remote<typeof contract.findCollectedVideos>({
  name: 'findCollectedVideos',
  method: 'GET',
  path: '/api/collection/videos',
});

const findCollectedActivities = remote<typeof contract.findCollectedActivities>({
  name: 'findCollectedActivities',
  method: 'GET',
  path: '/api/collection/activities',
});

const findCollectedPlaylists = remote<typeof contract.findCollectedPlaylists>({
  name: 'findCollectedPlaylists',
  method: 'GET',
  path: '/api/collection/playlists',
});

const findLikedVideos = remote<typeof contract.findLikedVideos>({
  name: 'findLikedVideos',
  method: 'GET',
  path: '/api/collection/liked',
});

/** The works that the caller has collected, 20 at a time; those with a text in their titles. */
export const collectedVideosQuery = (text = '') =>
  pagedQuery(findCollectedVideos, { pageSize: 20, text }, { outdatedBy: [collect] });

/** The activities that the caller has collected, 20 at a time. */
export const collectedActivitiesQuery = pagedQuery(
  findCollectedActivities,
  { pageSize: 20 },
  { outdatedBy: [collect] },
);

/** The play lists that the caller has collected, 20 at a time. */
export const collectedPlaylistsQuery = pagedQuery(findCollectedPlaylists, { pageSize: 20 }, { outdatedBy: [collect] });

/** The works that the caller likes, 20 at a time; those with a text in their titles. */
export const likedVideosQuery = (text = '') =>
  pagedQuery(findLikedVideos, { pageSize: 20, text }, { outdatedBy: [like] });
