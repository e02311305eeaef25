import type { VideoState } from '../contract';

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
}

/** Works that staff put at the head of the daily list on the Beijing days `first_day` to `last_day` (YYYY-MM-DD). */
export interface VideoPickTable {
  video_id: string;
  position: number;
  first_day: string;
  last_day: string;
}

/** The daily list as it stands: rank 1 and up for each Beijing day. */
export interface VideoDailyTable {
  day: string;
  rank: number;
  video_id: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    video: VideoTable;
    video_pick: VideoPickTable;
    video_daily: VideoDailyTable;
  }
}
