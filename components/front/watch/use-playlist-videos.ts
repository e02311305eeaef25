'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from '@/lib/platform/shared/wire';
import { playlistVideosQuery } from '@/lib/works/playlist/client/playlists';
import type { VideoItem } from '@/lib/works/work/contract';

/** The works of a play list. The first page is in the HTML and is not fetched. */
export function usePlaylistVideos(id: string, first: Page<VideoItem> | null) {
  const initialData = first ? { pages: [first], pageParams: [1] } : undefined;
  return useInfiniteQuery({ ...playlistVideosQuery(id), initialData });
}

/** The address of a work being watched in a list, without language prefix. */
export const playingPath = (list: string, videoId: string) =>
  `/video/detail/${encodeURIComponent(videoId)}?${new URLSearchParams({ list })}`;
