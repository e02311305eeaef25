'use client';

import { useEffect, useState } from 'react';

/** Delay in ms after the last letter before anything is fetched. */
const pause = 150;

/** The typed text after a pause; null means to wait, and the last text stays. */
export function useSettled(text: string | null): string {
  const [settled, setSettled] = useState(text ?? '');
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
