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
