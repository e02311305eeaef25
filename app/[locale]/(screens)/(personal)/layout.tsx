import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { tokenOfBrowser } from '@/lib/app/caller-context';

/** Rendered for each request, for the person whose cookie came with it. Never cached, never indexed (DESIGN 7). */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

/**
 * Personal pages. Each checks the login itself with `requirePerson`: a layout does not know the address, and Next keeps
 * it between navigations.
 */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  const token = await tokenOfBrowser();
  return (
    <>
      {token && <AdoptSession token={token} />}
      {children}
    </>
  );
}
