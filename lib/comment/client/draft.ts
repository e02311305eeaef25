import { useCallback, useEffect, useState } from 'react';
import type { About } from './comments';

/** Where what is being written about a thing, or in answer to a comment on it, is kept. */
export function draftKey({ kind, thingId }: About, replyTo = ''): string {
  return `comment-draft ${kind} ${thingId} ${replyTo}`.trim();
}

/** A text that is being written: it outlives a reload of the page and the way to the login and back. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('');
  // After the page was taken over: the server knows of no draft. What was typed meanwhile is younger.
  useEffect(() => setText((typed) => typed || readDraft(key)), [key]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      keepDraft(key, next);
    },
    [key],
  );
  return [text, write];
}

function readDraft(key: string): string {
  return attempt(() => window.sessionStorage.getItem(key)) ?? '';
}

function keepDraft(key: string, text: string): void {
  attempt(() => (text === '' ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, text)));
}

/** Where storage is refused or full, the text lives as long as the page. */
function attempt<T>(reach: () => T): T | null {
  try {
    return reach();
  } catch {
    return null;
  }
}
