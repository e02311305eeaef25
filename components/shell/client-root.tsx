'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingBar } from '@/components/ui/loading-bar';
import { navigateWith } from '@/lib/platform/client/error-path';
import { queryClientOfPage } from '@/lib/platform/client/query-client';
import { onSignOut } from '@/lib/platform/client/sign-out';

interface ClientRootProps {
  /** From the messages `client.loading`. */
  loadingLabel: string;
  children: ReactNode;
}

/** What the product screens run on beyond the frame: queries and the loading indicator. */
export function ClientRoot({ loadingLabel, children }: ClientRootProps) {
  const [queries] = useState(queryClientOfPage);
  const router = useRouter();

  useEffect(() => onSignOut(() => queries.clear()), [queries]);
  useEffect(() => navigateWith((path) => router.push(path)), [router]);

  return (
    <QueryClientProvider client={queries}>
      <LoadingBar label={loadingLabel} />
      {children}
    </QueryClientProvider>
  );
}
