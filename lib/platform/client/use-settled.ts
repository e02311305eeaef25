'use client';

import { useEffect, useState } from 'react';

/** How long nothing more must have been typed before anything is asked for, in ms. */
const pause = 150;

/** What was typed once nothing more comes; null says to wait, and what came last stays. */
export function useSettled(text: string | null): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
