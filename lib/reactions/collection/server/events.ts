import type { CollectionKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person has collected a thing, or no longer has it. */
    'collection.changed': { kind: CollectionKind; id: string; personId: string; isCollected: boolean };
  }
}
