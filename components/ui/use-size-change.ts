'use client';

import { type RefObject, useEffect } from 'react';

/** Calls back when an element changes its size: a resized window, a keyboard, a growing field. */
export function useSizeChange(element: RefObject<HTMLElement | null>, onChange: () => void): void {
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(onChange);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onChange]);
}
