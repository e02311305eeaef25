import type { Context } from './context';
import type { Tx } from './db/database';
import type { EventKinds } from './event-kinds';

type Handler<Kind extends keyof EventKinds> = (context: Context, tx: Tx, event: EventKinds[Kind]) => Promise<void>;

/** Who listens to what; `lib/app/events.ts` holds the one table. */
export type EventHandlers = { readonly [Kind in keyof EventKinds]: readonly Handler<Kind>[] };

/** Makes what verbs tell events by: their listeners run one after the other, in the caller's transaction (ADR 12). */
export function emitterOf(handlers: EventHandlers): Context['emit'] {
  return async (context, tx, kind, event) => {
    for (const handle of handlers[kind]) await handle(context, tx, event);
  };
}
