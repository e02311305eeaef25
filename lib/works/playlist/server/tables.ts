import type { Generated } from 'kysely';

export interface PlaylistTable {
  id: string;
  owner_id: string;
  /** The public title; empty while the first one is under review, or was refused. */
  title: string;
  intro: string;
  /** Whether it is public; maintained by `renewPublic`. */
  is_public: number;
  /** The creator's choice. */
  is_wished_public: Generated<number>;
  /** Staff have taken it down: only its creator sees it. */
  is_taken_down: Generated<number>;
  /** Number of all works in it, public or not, for the limit. */
  entry_count: Generated<number>;
  collect_count: Generated<number>;
  /** Number of changes of its works and their order. */
  revision: Generated<number>;
  created_at: number;
  /** Last change of its texts, its works or their order. */
  updated_at: number;
}

/** A work in a play list. Positions are from 1 to the list's `entry_count`, each once. */
export interface PlaylistEntryTable {
  playlist_id: string;
  video_id: string;
  position: number;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    playlist: PlaylistTable;
    playlist_entry: PlaylistEntryTable;
  }
}
