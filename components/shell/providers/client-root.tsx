'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingBar } from '@/components/ui/loading-bar';
import { navigateWith } from '@/lib/platform/client/error-path';
import { queryClientOfPage } from '@/lib/platform/client/query-client';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { SessionKeeper } from './session-keeper';
import { ToastHost } from './toast-host';

interface ClientRootProps {
  /** From the messages `client.loading`, `client.notifications` and `client.dismiss`. */
  words: { loading: string; notifications: string; dismiss: string };
  children: ReactNode;
}

/** What the product screens run on: queries, the session store, the loading indicator and the messages. */
export function ClientRoot({ words, children }: ClientRootProps) {
  const [queries] = useState(queryClientOfPage);
  const router = useRouter();

  useEffect(() => onSignOut(() => queries.clear()), [queries]);
  useEffect(() => navigateWith((path) => router.push(path)), [router]);

  return (
    <QueryClientProvider client={queries}>
      <SessionKeeper />
      <LoadingBar label={words.loading} />
      {children}
      <ToastHost label={words.notifications} dismissLabel={words.dismiss} />
    </QueryClientProvider>
  );
}
