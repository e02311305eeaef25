'use client';

import { type RefObject, useEffect } from 'react';

/** Calls back when an element gets another size: a window that shrinks, a keyboard that comes, a field that grows. */
export function useSizeChange(element: RefObject<HTMLElement | null>, onChange: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(onChange);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onChange]);
}
