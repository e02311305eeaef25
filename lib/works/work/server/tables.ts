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
  /** From `rules/score.ts`; changes with the counts, never with the clock. */
  score: number;
  created_at: number;
  /** When it was approved; null before. */
  verified_at: number | null;
  /** Counts the changes of what is said of it. */
  revision: Generated<number>;
  /** Why staff, or the machine, refused it. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts as they were handed in. */
  words: Generated<string>;
  /** When it was handed in last; null before. */
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
  /** In how many contests it stands; while there is one it can be neither changed nor deleted. */
  contest_count: Generated<number>;
}

export interface VideoTagTable {
  video_id: string;
  position: number;
  tag: string;
  /** As it is compared (`rules/work-texts.ts`). */
  tag_key: string;
}

/** Who else made a work. */
export interface VideoCreditTable {
  video_id: string;
  person_id: string;
  position: number;
  /** JSON list of `CreditRole`s. */
  roles: string;
  state: CreditState;
}

/** A view that was counted: of a viewer, once on a Beijing day (YYYY-MM-DD). */
export interface VideoViewTable {
  day: string;
  video_id: string;
  /** A person, or a digest of where a visitor comes from. */
  viewer: string;
}

/** What happened to a public work on a Beijing day (YYYY-MM-DD); its board scores are made of these days. */
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
