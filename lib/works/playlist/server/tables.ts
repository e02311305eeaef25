import type { Generated } from 'kysely';

export interface PlaylistTable {
  id: string;
  owner_id: string;
  /** As everybody sees it; empty while the first one waits for staff, or was refused. */
  title: string;
  intro: string;
  /** Whether everybody may see it; `renewPublic` keeps it. */
  is_public: number;
  /** What its creator wishes. */
  is_wished_public: Generated<number>;
  /** Staff have taken it down: nobody but its creator sees it, whatever they wish. */
  is_taken_down: Generated<number>;
  /** All works in it, public or not: the quota. */
  entry_count: Generated<number>;
  collect_count: Generated<number>;
  /** Counts the changes of what is in it and in which order. */
  revision: Generated<number>;
  created_at: number;
  /** When its texts, its works or their order were changed last. */
  updated_at: number;
}

/** A work in a play list. Positions go from 1 to the list's `entry_count`, each once. */
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
