'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSizeChange } from './use-size-change';

/** A scroll position this near the end, in pixels, counts as the end. */
const near = 64;

/**
 * Keeps a scroller at its end while the reader is there, and does not move it otherwise. `count` is the number of all
 * items, `own` of those that the reader has added, which scroll to the end.
 *
 * @returns whether there is something new below, and a function that scrolls to it
 */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, count: number, own: number) {
  const isAtEnd = useRef(true);
  const before = useRef({ count: 0, own: 0 });
  const [hasNews, setNews] = useState(false);

  const stick = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setNews(false);
  }, [scroller]);

  const stay = useCallback(() => {
    if (isAtEnd.current) stick();
  }, [stick]);
  useSizeChange(scroller, stay);

  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      if (isAtEnd.current) setNews(false);
    };
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller]);

  useLayoutEffect(() => {
    const { count: countBefore, own: ownBefore } = before.current;
    before.current = { count, own };
    if (isAtEnd.current || own > ownBefore) stick();
    else if (count > countBefore) setNews(true);
  }, [count, own, stick]);

  return { hasNews, stick };
}
