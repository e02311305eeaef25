'use client';

import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * State that is kept when its screen is left, until the page is reloaded. `key` must be unique and always used with the
 * same type.
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
