'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';

const shown = new Set<string>();

/**
 * Refetches a personal page when going back restores it from memory: it must show what was followed, collected or
 * changed since. `made` differs for each rendering by the server.
 */
export function RenewOnReturn({ made }: { made: string }) {
  const router = useRouter();
  const isOld = useMemo(() => shown.has(made), [made]);
  useEffect(() => {
    shown.add(made);
    if (isOld) router.refresh();
  }, [made, isOld, router]);
  return null;
}
