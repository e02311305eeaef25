import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** The effect of a value, and its cleanup. */
export type EffectOn<Value> = (value: Value) => ReturnType<EffectCallback>;

/**
 * An effect that runs on mount and whenever `value` changes, and only then: everything else that it reads has its
 * latest value.
 *
 * @example useEffectOn(usePathname(), () => closeMenu());
 */
export function useEffectOn<Value>(value: Value, effect: EffectOn<Value>): void {
  const run = useEffectEvent(effect);
  useEffect(() => run(value), [value]);
}
