'use client';

import { rememberSearch } from '@/lib/front/discover/client/search-history';
import type { SearchTab } from './search-tabs';

/**
 * Searches on the search screen: the address says what for, and with it the screen. Nothing is fetched but what is found.
 * The marker of the language stays in the address.
 */
export function openSearch(text: string, tab?: SearchTab): void {
  rememberSearch(text);
  const address = new URL(location.href);
  address.searchParams.set('text', text);
  if (tab) address.searchParams.set('tab', tab);
  go(address);
}

/** Back to where nothing is searched for yet. */
export function closeSearch(): void {
  const address = new URL(location.href);
  address.search = '';
  go(address);
}

/** Without a state of its own the router takes the address up. Searching for the same again is no other place. */
function go(address: URL) {
  if (address.href !== location.href) history.pushState(null, '', address);
  window.scrollTo({ top: 0, behavior: 'instant' });
}
