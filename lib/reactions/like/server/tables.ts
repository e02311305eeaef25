import type { LikeKind } from '../codes';

/** Who likes what. */
export interface LikeMarkTable {
  kind: LikeKind;
  thing_id: string;
  person_id: string;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    like_mark: LikeMarkTable;
  }
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /**
     * Somebody likes a thing (1), or no longer (-1). Its owner counts. For what is not there for all it throws NullPointer
     * at 1; -1 counts whatever became of the thing, or nobody could take back a like or erase an account.
     */
    'like.changed': { kind: LikeKind; id: string; by: 1 | -1 };
  }
}
