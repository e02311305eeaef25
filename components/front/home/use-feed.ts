'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { followedVideosQuery } from '@/lib/works/recommend/client/followed-videos';

/** The lists of 'Personal subscription'. */
export type Feed = 'daily' | 'followed';

/** Beyond this scroll position (px) the person is reading the list, and it is not replaced. */
const stillAtTop = 80;

/**
 * Which feed is shown, kept until the page is reloaded. Without a choice: the daily list, or the followed feed for
 * people who follow somebody with works, once it is loaded and unless the daily list is already being read. `isAlone`:
 * a person is logged in whose feed is empty.
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
