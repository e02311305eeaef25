'use client';

import { useLayoutEffect, useState } from 'react';

/** Whole seconds until a time, in milliseconds, counting down; 0 afterwards, and on the server. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);

  // Before painting, otherwise a disabled button would seem enabled.
  useLayoutEffect(() => {
    const count = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(counting);
    };
    const counting = setInterval(count, 1000);
    count();
    return () => clearInterval(counting);
  }, [until]);
  return left;
}
