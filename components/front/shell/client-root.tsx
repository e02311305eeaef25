'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingBar } from '@/components/ui/loading-bar';
import { navigateWith } from '@/lib/platform/client/error-path';
import { dropKeptPages } from '@/lib/platform/client/kept-pages';
import { queryClientOfPage } from '@/lib/platform/client/query-client';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { putTypedBack } from '@/lib/platform/client/typed';

interface ClientRootProps {
  /** From the messages `client.loading`. */
  loadingLabel: string;
  children: ReactNode;
}

/**
 * What product screens need beyond the frame: queries, the loading indicator, and restoring what was typed before
 * hydration.
 */
export function ClientRoot({ loadingLabel, children }: ClientRootProps) {
  const [queries] = useState(queryClientOfPage);
  const router = useRouter();

  useEffect(() => onSignOut(() => queries.clear()), [queries]);
  useEffect(() => onSignOut(() => void dropKeptPages()), []);
  // After the effects of its forms.
  useEffect(putTypedBack, []);
  useEffect(() => navigateWith((path) => router.push(path)), [router]);

  return (
    <QueryClientProvider client={queries}>
      <LoadingBar label={loadingLabel} />
      {children}
    </QueryClientProvider>
  );
}
