'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { playlistQuery } from '@/lib/works/playlist/client/playlists';
import { PlaylistScreen } from './playlist-screen';

/**
 * In the place of a page that is not there for everybody: a private play list, for its owner, whose browser asks for it by
 * their own session. For everybody else `children`, and so in the HTML, which is a true 404.
 */
export function OwnPlaylist({ children }: { children: ReactNode }) {
  // By the address: the page that is not there is the same for every play list.
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
