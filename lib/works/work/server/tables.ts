import type { Generated } from 'kysely';
import type { CreditState, VideoState, WorkCategory } from '../codes';

export interface VideoTable {
  id: string;
  author_id: string;
  title_zh: string;
  title_en: string | null;
  intro_zh: string;
  intro_en: string | null;
  /** Media key of the cover. */
  cover: string | null;
  duration_seconds: number;
  state: VideoState;
  view_count: number;
  like_count: number;
  /** From `rules/score.ts`; changes with the counts, never with time. */
  score: number;
  created_at: number;
  /** When it was approved; null before. */
  verified_at: number | null;
  /** Number of changes of its fields. */
  revision: Generated<number>;
  /** Why it was rejected, or failed. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts when it was submitted. */
  words: Generated<string>;
  /** Last submission; null before. */
  submitted_at: number | null;
  industry: string | null;
  profession: string | null;
  category: WorkCategory | null;
  /** JSON list of names. */
  software: Generated<string>;
  /** Null while its creator has not chosen. */
  is_original: number | null;
  is_downloadable: Generated<number>;
  is_made_with_ai: Generated<number>;
  comment_count: Generated<number>;
  /** Number of its contests; while there is one it can be neither changed nor deleted. */
  contest_count: Generated<number>;
}

export interface VideoTagTable {
  video_id: string;
  position: number;
  tag: string;
  /** In its normal form (`rules/work-texts.ts`). */
  tag_key: string;
}

/** A collaborator of a work. */
export interface VideoCreditTable {
  video_id: string;
  person_id: string;
  position: number;
  /** JSON list of `CreditRole`s. */
  roles: string;
  state: CreditState;
}

/** A counted view: one per viewer and Beijing day (YYYY-MM-DD). */
export interface VideoViewTable {
  day: string;
  video_id: string;
  /** A person, or a digest of a visitor's address. */
  viewer: string;
}

/** Views of a public work on a Beijing day (YYYY-MM-DD), for its board scores. */
export interface VideoDayTable {
  day: string;
  video_id: string;
  view_count: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    video: VideoTable;
    video_tag: VideoTagTable;
    video_credit: VideoCreditTable;
    video_view: VideoViewTable;
    video_day: VideoDayTable;
  }
}
