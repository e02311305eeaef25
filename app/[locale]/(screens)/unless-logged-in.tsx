import type { ReactNode } from 'react';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { GoOn } from '@/components/people/account/go-on';
import { tokenOfBrowser } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';

/**
 * A page for logging in or registering. A person who is logged in is redirected at once; the check reads the cookie,
 * which makes the page dynamic.
 */
export async function UnlessLoggedIn({ children }: { children: ReactNode }) {
  const token = await tokenOfBrowser();
  if (!token) return <ClientWords of={['account']}>{children}</ClientWords>;
  return (
    <>
      <AdoptSession token={token} />
      <GoOn />
    </>
  );
}
