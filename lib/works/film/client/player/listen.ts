/** Listens to these events until the signal is aborted; with `capture`, also to those that do not bubble. */
export function listen(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
  signal: AbortSignal,
  { capture = false } = {},
): void {
  for (const name of names) {
    target.addEventListener(name, listener, capture);
    signal.addEventListener('abort', () => target.removeEventListener(name, listener, capture));
  }
}
