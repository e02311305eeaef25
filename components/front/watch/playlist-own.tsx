'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { playlistQuery } from '@/lib/works/playlist/client/playlists';
import { PlaylistScreen } from './playlist-screen';

/**
 * Replaces the 404 page of a private play list for its owner, whose browser fetches it with their own session.
 * Everybody else sees `children`, which is what the HTML has, with status 404.
 */
export function OwnPlaylist({ children }: { children: ReactNode }) {
  // From the address: the 404 page is the same for every play list.
  const id = usePathname().split('/').at(-1) ?? '';
  const { data } = useQuery({ ...playlistQuery(decodeURIComponent(id)), enabled: useLoggedIn() });
  if (!data) return children;
  return (
    <>
      <title>{data.title}</title>
      <PlaylistScreen playlist={data} videos={null} />
    </>
  );
}
