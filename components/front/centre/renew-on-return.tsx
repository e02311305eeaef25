'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';

const shown = new Set<string>();

/**
 * Asks for a personal page anew when a step back brings it from memory: what was followed, collected or changed on the
 * pages since then must be in it. `made` is another one each time that the server makes the page.
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
