'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSizeChange } from './use-size-change';

/** Who is so near the end, in pixels, is at it. */
const near = 64;

/**
 * Keeps what scrolls at its end while the reader is there, and leaves them where they are otherwise. `count` is of all
 * that stands in it, `own` of what the reader has just added, which brings them to the end.
 *
 * @returns whether something came that they have not scrolled to, and how to go there
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
