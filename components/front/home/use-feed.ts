'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { followedVideosQuery } from '@/lib/works/recommend/client/followed-videos';

/** What stands under 'Personal subscription'. */
export type Feed = 'daily' | 'followed';

/** Whoever has scrolled further than this (px) reads the list that stands there; it is not taken from under them. */
const stillAtTop = 80;

/**
 * Which feed is shown, kept for as long as the page is not loaded anew. Nobody's choice yet: the daily list, and for who
 * follows somebody with works these, once they are known and unless the list is being read already. `isAlone`: somebody is
 * logged in whose feed is empty.
 */
export function useFeed() {
  const isLogin = useLoggedIn();
  const [chosen, choose] = useKeptState<Feed | null>('home feed', null);
  const { data } = useInfiniteQuery({ ...followedVideosQuery, enabled: isLogin });
  const count = data?.pages[0]?.list.length;
  useEffect(() => {
    if (count && chosen === null && window.scrollY <= stillAtTop) choose('followed');
  }, [count, chosen, choose]);
  return { feed: chosen ?? 'daily', choose, isAlone: isLogin && count === 0 };
}
