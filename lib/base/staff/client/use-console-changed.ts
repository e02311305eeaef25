'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The key of what waits in each section. */
export const waitingKey = ['countWaiting'] as const;

/**
 * To be called after something was changed: what the given calls answered, by the names of their endpoints, is asked for
 * again wherever it shows, and so is what waits in each section.
 */
export function useConsoleChanged(): (...endpoints: string[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...endpoints) => {
      const keys = [waitingKey, ...endpoints.map((name) => [name])];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    [queries],
  );
}
