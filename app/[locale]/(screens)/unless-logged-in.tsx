import type { ReactNode } from 'react';
import { AdoptSession } from '@/components/front/centre/adopt-session';
import { GoOn } from '@/components/people/account/go-on';
import { tokenOfBrowser } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';

/** A page with a way in. Who is logged in already goes straight on; the cookie says so, which makes the page dynamic. */
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
