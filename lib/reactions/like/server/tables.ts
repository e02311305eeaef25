import type { LikeKind } from '../codes';

/** A person's like of a thing. */
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
