'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { navigateWith } from '@/lib/platform/client/error-path';
import { queryClientOfPage } from '@/lib/platform/client/query-client';
import { onSignOut } from '@/lib/platform/client/sign-out';

/** What the product screens run on beyond the frame: queries, and ways within the page. */
export function ClientRoot({ children }: { children: ReactNode }) {
  const [queries] = useState(queryClientOfPage);
  const router = useRouter();

  useEffect(() => onSignOut(() => queries.clear()), [queries]);
  useEffect(() => navigateWith((path) => router.push(path)), [router]);

  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
