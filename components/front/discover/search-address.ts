'use client';

import { rememberSearch } from '@/lib/front/discover/client/search-history';
import type { SearchTab } from './search-tabs';

/**
 * Searches on the search screen by changing the address; only the results are fetched. The hash with the language stays
 * in the address.
 */
export function openSearch(text: string, tab?: SearchTab): void {
  rememberSearch(text);
  const address = new URL(location.href);
  address.searchParams.set('text', text);
  if (tab) address.searchParams.set('tab', tab);
  go(address);
}

/** Back to the screen without a search. */
export function closeSearch(): void {
  const address = new URL(location.href);
  address.search = '';
  go(address);
}

/** Without a state object the router adopts the address. Repeating a search adds no history entry. */
function go(address: URL) {
  if (address.href !== location.href) history.pushState(null, '', address);
  window.scrollTo({ top: 0, behavior: 'instant' });
}
