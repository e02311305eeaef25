import type { CollectionKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person collects a thing, or removes it from the collection. */
    'collection.changed': { kind: CollectionKind; id: string; personId: string; isCollected: boolean };
  }
}
