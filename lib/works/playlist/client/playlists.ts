import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findOwnPlaylists: CallOf<typeof contract.findOwnPlaylists> = calls.findOwnPlaylists;
const getOwnPlaylist: CallOf<typeof contract.getOwnPlaylist> = calls.getOwnPlaylist;
const getPlaylist: CallOf<typeof contract.getPlaylist> = calls.getPlaylist;
const findPlaylistVideos: CallOf<typeof contract.findPlaylistVideos> = calls.findPlaylistVideos;
const findPlaylistsOfPerson: CallOf<typeof contract.findPlaylistsOfPerson> = calls.findPlaylistsOfPerson;

/** A play list of the caller, and whether it contains the given work. */
export type OwnPlaylist = contract.PlaylistItem & { holds: boolean };

/** The caller's play lists, 20 at a time. */
export const ownPlaylistsQuery = pagedQuery(findOwnPlaylists, { pageSize: 20 });

/**
 * The caller's play lists, 50 at a time, each with whether it contains a work. Quiet: the component shows errors
 * itself.
 */
export const playlistsHoldingQuery = (videoId: string) =>
  pagedQuery(findOwnPlaylists, { pageSize: 50, videoId }, { quiet: true });

/** The public play lists of a person, 20 at a time. */
export const playlistsOfPersonQuery = (userId: string) => pagedQuery(findPlaylistsOfPerson, { pageSize: 20, userId });

/** The works of a play list in order, 20 at a time. */
export const playlistVideosQuery = (id: string) => pagedQuery(findPlaylistVideos, { pageSize: 20, id });

/** The same for the player: 100 at a time, and refetched for each list that is started. */
export const playingVideosQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagedQuery(findPlaylistVideos, { pageSize: 100, id }, { quiet: true }),
    staleTime: 5 * 60_000,
  });

/** A play list as visible to the caller, including their own private ones. Quiet, since the page works without it. */
export const playlistQuery = (id: string) =>
  queryOptions({
    queryKey: [getPlaylist.path, id],
    queryFn: ({ signal }) => call(getPlaylist, { id }, { signal, quiet: true }),
  });

/** A play list of the caller with all its works, refetched. */
export const readOwnPlaylist = (id: string) => call(getOwnPlaylist, { id }, { quiet: true });
