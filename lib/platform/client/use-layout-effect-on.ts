import { useEffectEvent, useLayoutEffect } from 'react';
import type { EffectOn } from './use-effect-on';

/** The same as `useEffectOn`, before painting. In a module of its own, to keep it out of marketing pages. */
export function useLayoutEffectOn<Value>(value: Value, effect: EffectOn<Value>): void {
  const run = useEffectEvent(effect);
  useLayoutEffect(() => run(value), [value]);
}
