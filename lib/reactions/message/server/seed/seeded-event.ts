import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** An event of the demonstration, with its time in ms. */
export type SeededEvent = {
  [Kind in keyof EventKinds]: { at: number; kind: Kind; event: EventKinds[Kind] };
}[keyof EventKinds];
