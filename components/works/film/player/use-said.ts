'use client';

import { useCallback, useEffect, useState } from 'react';

/** How long words stay, in ms. */
const stay = 1500;

/** Words for what a key has just changed; empty again after a moment. */
export function useSaid(): [said: string, say: (words: string) => void] {
  const [said, setSaid] = useState({ words: '' });
  useEffect(() => {
    if (!said.words) return;
    const timer = setTimeout(() => setSaid({ words: '' }), stay);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.words, useCallback((words: string) => setSaid({ words }), [])];
}
