import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const createPlaylist: CallOf<typeof contract.createPlaylist> = calls.createPlaylist;
const savePlaylist: CallOf<typeof contract.savePlaylist> = calls.savePlaylist;
const removePlaylist: CallOf<typeof contract.removePlaylist> = calls.removePlaylist;
const addToPlaylist: CallOf<typeof contract.addToPlaylist> = calls.addToPlaylist;
const takeFromPlaylist: CallOf<typeof contract.takeFromPlaylist> = calls.takeFromPlaylist;
const orderPlaylist: CallOf<typeof contract.orderPlaylist> = calls.orderPlaylist;

/** Texts and visibility of a play list, as input of the call. */
export type PlaylistWords = Pick<z.input<typeof contract.savePlaylist.input>, 'title' | 'intro' | 'isPublic'>;

/** Queries that a change of a play list outdates; they are refetched when they are shown next. */
const outdated = [calls.findOwnPlaylists, calls.getPlaylist, calls.findPlaylistVideos, calls.findPlaylistsOfPerson];

/**
 * Actions on play lists of the caller. Each throws what `call` throws and is quiet except for `remove`: the screen
 * shows errors itself. `acknowledged` sends prohibited words to review after the warning.
 */
export function usePlaylistActs() {
  const queries = useQueryClient();
  return useMemo(() => playlistActs(queries), [queries]);
}

function playlistActs(queries: QueryClient) {
  async function done<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const known = await answer;
    for (const { path } of outdated) void queries.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    return known;
  }
  const listed = (ids: readonly string[]) => ids.join(',');
  const quiet = { quiet: true } as const;
  return {
    create: (words: PlaylistWords, videoIds: readonly string[] = [], acknowledged = false) =>
      done(call(createPlaylist, { ...words, videoIds: listed(videoIds), acknowledged }, quiet)),
    save: (id: string, words: PlaylistWords, acknowledged = false) =>
      done(call(savePlaylist, { id, ...words, acknowledged }, quiet)),
    remove: (id: string) => done(call(removePlaylist, { id })),
    add: (id: string, videoIds: readonly string[]) =>
      done(call(addToPlaylist, { id, videoIds: listed(videoIds) }, quiet)),
    take: (id: string, videoId: string) => done(call(takeFromPlaylist, { id, videoId }, quiet)),
    order: (id: string, revision: number, videoIds: readonly string[]) =>
      done(call(orderPlaylist, { id, revision, videoIds: listed(videoIds) }, quiet)),
  };
}
