'use client';

import { useLayoutEffect, useState } from 'react';

/** Whole seconds until a moment, in milliseconds, counting down; 0 once it has come, and on the server. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);

  // Before the paint: what waits for the moment would seem to be there already.
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
