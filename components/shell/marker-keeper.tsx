'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { addressIn, settleLanguage, wishedLanguage } from '@/lib/platform/client/settle-language';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { languageNames } from '@/lib/platform/shared/language';

/**
 * Writes the language of the page into its address after each navigation, and obeys a marker that is written there by
 * hand or by the toggle (DESIGN 6). Reads the query, so it stands in a Suspense of its own.
 */
export function MarkerKeeper() {
  const path = usePathname();
  const query = useSearchParams();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation leaves an address without its marker
  useEffect(() => {
    const marked = addressIn(pageLanguage(), location, languageNames);
    // The router's own entry, which it must find unchanged on the way back.
    if (!location.href.endsWith(marked)) history.replaceState(history.state, '', marked);
  }, [path, query]);

  useEffect(() => {
    const settle = () => settleLanguage(languageNames, wishedLanguage, addressIn);
    addEventListener('hashchange', settle);
    return () => removeEventListener('hashchange', settle);
  }, []);
  return null;
}
