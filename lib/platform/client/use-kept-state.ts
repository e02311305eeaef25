'use client';

import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * State that outlives its screen, for as long as the page is not loaded anew: who leaves a screen and comes back
 * finds it as it was. `key` names it in the whole program and must always be used with the same type.
 */
export function useKeptState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  const keep = useCallback(
    (next: Value) => {
      kept.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}
