import { useCallback, useEffect, useState } from 'react';
import { keepInTab, readInTab } from './tab-storage';

/**
 * A text that is being written and not sent: it outlives a reload of the page and the way to the login and back, until it is
 * written as empty. `key` names it in the whole program.
 *
 * @example
 * const [text, write] = useTextDraft(`comment-draft ${kind} ${thingId}`);
 */
export function useTextDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  // After the page was taken over: the server knows of no draft. What was typed meanwhile is younger.
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
