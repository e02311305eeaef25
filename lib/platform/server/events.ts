import type { Context } from './context';
import type { Tx } from './db/database';
import type { EventKinds } from './event-kinds';

type Handler<Kind extends keyof EventKinds> = (context: Context, tx: Tx, event: EventKinds[Kind]) => Promise<void>;

/** The listeners of a slice. */
export type Listeners = { readonly [Kind in keyof EventKinds]?: readonly Handler<Kind>[] };

/**
 * Creates the `emit` of verbs: the listeners of all slices run one after the other, in the caller's transaction (ADR
 * 12).
 * @param all in the order in which they are called
 */
export function emitterOf(all: readonly Listeners[]): Context['emit'] {
  return async (context, tx, kind, event) => {
    for (const listeners of all) {
      for (const handle of listeners[kind] ?? []) await handle(context, tx, event);
    }
  };
}
