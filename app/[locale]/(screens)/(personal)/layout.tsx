import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { tokenOfBrowser } from '@/lib/app/caller-context';

/** Made for each request, for the person whose cookie came with it; never kept, never indexed (DESIGN 7). */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

/** Pages of one's own. Each asks `requirePerson` who is there: a layout does not know the address, and is kept on the way. */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  const token = await tokenOfBrowser();
  return (
    <>
      {token && <AdoptSession token={token} />}
      {children}
    </>
  );
}
