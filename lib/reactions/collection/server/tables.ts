import type { CollectionKind } from '../codes';

export interface CollectionItemTable {
  person_id: string;
  kind: CollectionKind;
  /** The id of the work, the activity … */
  target_id: string;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    collection_item: CollectionItemTable;
  }
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /**
     * Somebody has collected a thing (1), or no longer (-1). Its owner counts where it is counted. For what is not there for
     * all it throws NullPointer at 1; -1 counts whatever became of the thing, or nobody could take it out or erase an account.
     */
    'collection.changed': { kind: CollectionKind; id: string; by: 1 | -1 };
  }
}
