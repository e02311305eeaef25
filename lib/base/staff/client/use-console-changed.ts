'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '@/lib/platform/shared/endpoint';
import { countWaiting } from '../calls';

/**
 * To be called after something was changed: what the given calls answered is asked for again wherever it shows, and so is
 * what waits in each section.
 */
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
