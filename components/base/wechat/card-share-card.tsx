'use client';

import { useSearchParams } from 'next/navigation';

import { entryAddress } from '@/lib/platform/client/entry-address';
import { currentHost } from '@/lib/platform/client/host';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

export interface ShareCardProps {
  /** Whether the site has a service account at the chat app. */
  configured: boolean;
  /** Id of the native app at the open platform, for the launch tag. */
  launchAppId: string | null;
}

/** On iOS the chat app knows only the address that the visit began with, elsewhere the current one. */
const addressToSign = () => (/iPhone|iPad|iPod/i.test(navigator.userAgent) ? entryAddress : location.href);

/**
 * Keeps the chat app's share card in step with the page (specification section 7). On other hosts nothing is loaded or
 * fetched. Reads the query, so it is in a Suspense of its own.
 */
export function ShareCard({ configured, launchAppId }: ShareCardProps) {
  const path = usePathname();
  // As a string, which stays equal when only the hash changes.
  const query = useSearchParams().toString();

  // Every route has a card of its own.
  useEffectOn(`${path}?${query}`, () => {
    if (!configured || currentHost() !== 'wechat') return;
    const leaving = new AbortController();
    importWithTimeout(() => import('@/lib/base/wechat/client/share-card'), 'share-card').then(
      ({ keepShareCard }) => keepShareCard(addressToSign(), launchAppId, leaving.signal),
      (error: unknown) => console.warn('The share card stays as it was', error),
    );
    return () => leaving.abort();
  });
  return null;
}
