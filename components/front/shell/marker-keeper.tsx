'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { forgetMove } from '@/lib/platform/client/forget-move';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { languageNames, languageOfMarker } from '@/lib/platform/shared/language';

/**
 * Writes the language of the page into its address after each navigation; a fragment that is no marker stays (DESIGN 6).
 * Reads the query, so it stands in a Suspense of its own.
 */
export function MarkerKeeper() {
  // Each navigation renders this anew, and leaves an address without its marker.
  usePathname();
  useSearchParams();
  useEffect(mark);

  useEffect(() => {
    forgetMove();
    // A navigation to this very page changes neither its path nor its query, and leaves no fragment.
    const fill = () => location.hash === '' && mark();
    window.navigation?.addEventListener('currententrychange', fill);
    return () => window.navigation?.removeEventListener('currententrychange', fill);
  }, []);
  return null;
}

function mark() {
  const { marker } = languageNames[pageLanguage()];
  if (location.hash !== '' && !languageOfMarker(location.hash)) return;
  // The router's own entry, which it must find unchanged on the way back.
  if (location.hash !== marker) history.replaceState(history.state, '', marker);
}
