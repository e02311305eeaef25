import type { Generated } from 'kysely';
import type { BroadcastCode, BroadcastSource } from '../codes';

export interface LiveBroadcastTable {
  id: string;
  host_id: string;
  /** Its channel; null for none. */
  topic_id: string | null;
  /** `broadcastCode`; what a public one is follows from the facts below (`rules/phase.ts`). */
  review_state: BroadcastCode;
  /** Empty where there is no text in the language. */
  title_zh: string;
  title_en: string;
  /** Sanitised HTML. */
  body_zh: Generated<string>;
  body_en: Generated<string>;
  /** Media key of the cover, 16:9. */
  cover: string | null;
  /** 0 while a draft does not say it, as is the planned end then. */
  start_at: number;
  planned_end_at: number;
  minutes: number;
  /** In fen; 0 is free. */
  price_fen: number;
  source: BroadcastSource;
  /** Of a source that is an address; never public. */
  source_address: Generated<string>;
  keeps_replay: 0 | 1;
  is_participatory: 0 | 1;
  /** Number of changes; the SEQUENCE of its calendar file. */
  revision: Generated<number>;
  /** Why it was rejected or taken down. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts when it was submitted. */
  words: Generated<string>;
  created_at: number;
  updated_at: number;
  /** Last submission; null before. */
  submitted_at: number | null;
  /** When it was first approved; null before. */
  verified_at: number | null;
  /** Last change that readers see; null for none since it was approved. */
  edited_at: number | null;
  canceled_at: number | null;
  cancel_reason: Generated<string>;
  /** Facts of its stream and its replay, noted by the slices that know them (`note-facts.ts`). */
  live_at: number | null;
  lost_at: number | null;
  ended_at: number | null;
  /** The work that is its replay; public since `replay_at`. */
  replay_id: string | null;
  replay_at: number | null;
  /** When it was noted that it was never on air; null for not. */
  missed_at: number | null;
  comment_count: Generated<number>;
}

/** A cover that was uploaded for a broadcast; in use or not, it is stored while it has its row. */
export interface LiveCoverTable {
  key: string;
  broadcast_id: string;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_broadcast: LiveBroadcastTable;
    live_cover: LiveCoverTable;
  }
}
