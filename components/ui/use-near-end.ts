'use client';

import { type RefObject, useEffectEvent } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';

/**
 * Calls `onNear` when `element`, the end of a list, comes within 10 px of the screen (specification section 9), and
 * again whenever `length` changes while it still is.
 */
export function useNearEnd(element: RefObject<Element | null>, length: number, onNear: () => void): void {
  const tell = useEffectEvent(onNear);
  // A new observer reports at once.
  useEffectOn(length, () => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && tell(), {
      rootMargin: '0px 0px 10px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  });
}
