'use client';

import { useCallback, useEffect, useState } from 'react';

/** How long the text is shown, in ms. */
const stay = 1500;

/** A text for what a keyboard shortcut changed; empty again after a moment. */
export function useSaid(): [said: string, say: (words: string) => void] {
  const [said, setSaid] = useState({ words: '' });
  useEffect(() => {
    if (!said.words) return;
    const timer = setTimeout(() => setSaid({ words: '' }), stay);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.words, useCallback((words: string) => setSaid({ words }), [])];
}
