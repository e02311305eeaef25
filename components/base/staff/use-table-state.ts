'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { addressOf, readTableState, type TableShape, type TableState } from './table-state';

/**
 * State of a table and how to change it, in the page at once and in the address. A change adds a history entry, unless
 * it `replaces` the last one, as each letter of a search does.
 */
export function useTableState(shape: TableShape) {
  const query = useSearchParams().toString();
  const [state, setState] = useState(() => readTableState(new URLSearchParams(query), shape));

  // Reads `location`: the router reports a change late, when the address may already have the next letter of a search.
  useEffectOn(query, () => {
    const read = () => setState(readTableState(new URLSearchParams(location.search), shape));
    read();
    // After a reload the router refetches on going back, and drops a second navigation meanwhile.
    const { pathname } = location;
    const follow = () => location.pathname === pathname && read();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });

  function change(next: TableState, replaces = false) {
    setState(next);
    const address = addressOf(location.href, next, shape);
    // Without a state object the router adopts the address. The hash with the language stays.
    if (replaces) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  }
  return { state, change };
}
