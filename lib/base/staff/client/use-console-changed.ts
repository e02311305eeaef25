'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '@/lib/platform/shared/endpoint';
import { countWaiting } from '../calls';

/** To be called after a change: refetches the given calls wherever they are shown, and the counts of the sections. */
export function useConsoleChanged(): (...calls: readonly Call[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...calls) => {
      const made = [countWaiting, ...calls];
      await Promise.all(made.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    },
    [queries],
  );
}
