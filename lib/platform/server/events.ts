import type { Context } from './context';
import type { Tx } from './db/database';

/** Every kind of event with what it says. A capability declares its own by module augmentation, as with its tables. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the capabilities
export interface EventKinds {}

type Handler<Kind extends keyof EventKinds> = (context: Context, tx: Tx, event: EventKinds[Kind]) => Promise<void>;

/** Who listens to what; `lib/app/events.ts` holds the one table. */
export type EventHandlers = { readonly [Kind in keyof EventKinds]: readonly Handler<Kind>[] };

/**
 * Tells an event to everybody who listens, one after the other, inside the caller's transaction: what must reach a
 * capability that this one does not know (DESIGN 3). A listener that throws undoes it all.
 */
export type Emit = <Kind extends keyof EventKinds>(
  context: Context,
  tx: Tx,
  kind: Kind,
  event: EventKinds[Kind],
) => Promise<void>;

export function emitterOf(handlers: EventHandlers): Emit {
  return async (context, tx, kind, event) => {
    for (const handle of handlers[kind]) await handle(context, tx, event);
  };
}
