'use client';

import { useRef } from 'react';
import { v4 as uuid } from 'uuid';

/**
 * Gives what a form sends its id: the same while nothing in it changes, so that what was sent and whose answer was lost is
 * not done twice; a changed content gets another one.
 *
 * @returns from the content as text to its id
 */
export function useClientId(): (content: string) => string {
  const last = useRef({ content: '', clientId: '' });
  return (content) => {
    if (last.current.content !== content || !last.current.clientId) last.current = { content, clientId: uuid() };
    return last.current.clientId;
  };
}
