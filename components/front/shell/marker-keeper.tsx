'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { forgetMove } from '@/lib/platform/client/forget-move';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { languageNames, languageOfMarker } from '@/lib/platform/shared/language';

/**
 * Writes the language of the page into the hash of its address after each navigation; other hashes stay (DESIGN 6).
 * Reads the query, so it is in a Suspense of its own.
 */
export function MarkerKeeper() {
  // Each navigation renders this again, and the new address has no language hash.
  usePathname();
  useSearchParams();
  useEffect(mark);

  useEffect(() => {
    forgetMove();
    // A navigation to the same page changes neither path nor query, and removes the hash.
    const fill = () => location.hash === '' && mark();
    window.navigation?.addEventListener('currententrychange', fill);
    return () => window.navigation?.removeEventListener('currententrychange', fill);
  }, []);
  return null;
}

function mark() {
  const { marker } = languageNames[pageLanguage()];
  if (location.hash !== '' && !languageOfMarker(location.hash)) return;
  // The router's own history entry must stay unchanged.
  if (location.hash !== marker) history.replaceState(history.state, '', marker);
}
