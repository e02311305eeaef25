import { useEffectEvent, useLayoutEffect } from 'react';
import type { EffectOn } from './use-effect-on';

/** The same as `useEffectOn`, before the screen is painted. Apart from it, since marketing pages have no byte to spare. */
export function useLayoutEffectOn<Value>(value: Value, effect: EffectOn<Value>): void {
  const run = useEffectEvent(effect);
  useLayoutEffect(() => run(value), [value]);
}
