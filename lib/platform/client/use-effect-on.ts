import { type EffectCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Effect<Value> = (value: Value) => ReturnType<EffectCallback>;

/**
 * An effect that runs when the component comes and again whenever `value` is another one, and then only: everything else that
 * it reads is as the latest render knows it.
 *
 * @example
 * useEffectOn(usePathname(), () => closeMenu());
 */
export function useEffectOn<Value>(value: Value, effect: Effect<Value>): void {
  const run = useEffectEvent(effect);
  useEffect(() => run(value), [value]);
}

/** {@link useEffectOn} before the screen is painted. */
export function useLayoutEffectOn<Value>(value: Value, effect: Effect<Value>): void {
  const run = useEffectEvent(effect);
  useLayoutEffect(() => run(value), [value]);
}
