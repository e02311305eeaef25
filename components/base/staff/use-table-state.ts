'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { addressOf, readTableState, type TableShape, type TableState } from './table-state';

/**
 * What the table shows, and how to change that: in the page at once and in the address. A change is a step in the history,
 * unless it `replaces` the last one, as each letter of a search does.
 */
export function useTableState(shape: TableShape) {
  const query = useSearchParams().toString();
  const [state, setState] = useState(() => readTableState(new URLSearchParams(query), shape));

  // The address itself is read: the router says it late, when the next letter of a search may already be in it.
  useEffectOn(query, () => {
    const read = () => setState(readTableState(new URLSearchParams(location.search), shape));
    read();
    // After a reload the router asks the server about the way back, and a second step meanwhile is lost on it.
    const { pathname } = location;
    const follow = () => location.pathname === pathname && read();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });

  function change(next: TableState, replaces = false) {
    setState(next);
    const address = addressOf(location.href, next, shape);
    // Without a state of its own the router takes the address up; the marker of the language stays in it.
    if (replaces) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  }
  return { state, change };
}
