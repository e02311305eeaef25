import { useCallback, useEffect, useState } from 'react';
import { keepInTab, readInTab } from './tab-storage';

/**
 * An unsent text: it is kept across a reload and the login, until it is emptied. `key` must be unique.
 *
 * @example const [text, write] = useTextDraft(`comment-draft ${kind} ${thingId}`);
 */
export function useTextDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  // After hydration, as the server does not know drafts. Text typed before that is newer.
  useEffect(() => setText((typed) => typed || (readInTab(key) ?? '')), [key]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      keepInTab(key, next || null);
    },
    [key],
  );
  return [text, write];
}
