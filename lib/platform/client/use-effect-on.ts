import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** What an effect of one value does, and what it leaves to be done before the next. */
export type EffectOn<Value> = (value: Value) => ReturnType<EffectCallback>;

/**
 * An effect that runs when the component comes and again whenever `value` is another one, and then only: everything else that
 * it reads is as the latest render knows it.
 *
 * @example
 * useEffectOn(usePathname(), () => closeMenu());
 */
export function useEffectOn<Value>(value: Value, effect: EffectOn<Value>): void {
  const run = useEffectEvent(effect);
  useEffect(() => run(value), [value]);
}
