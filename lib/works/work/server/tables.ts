import type { Generated } from 'kysely';
import type {
  CreditState,
  ProcessingProblem,
  ProcessingState,
  SubtitleLanguage,
  VideoState,
  WorkCategory,
} from '../codes';

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

/** The file of a work and what was made of it. The works of the first demonstration have none. */
export interface VideoSourceTable {
  video_id: string;
  /** The upload that brings it; null when its bytes were taken over. */
  upload_id: string | null;
  state: ProcessingState;
  /** Hundredths of what is done to it. */
  progress: number;
  problem: ProcessingProblem | null;
  /** Media key of the file as it came, which is served to nobody; null until it was taken over. */
  original: string | null;
  /** Media key of the copy that may be saved (`rules/bare-copy.ts`); null where there is none. */
  download: string | null;
  name: string;
  bytes: number;
  /** Media folder of what is played, with a slash at its end; null until there is something. */
  folder: string | null;
  width: number | null;
  height: number | null;
  /** JSON list of `Rendition`s that can be played. */
  renditions: string;
  touched_at: number;
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

export interface VideoSubtitleTable {
  video_id: string;
  language: SubtitleLanguage;
  media_key: string;
}

/** A view that was counted: of a viewer, once on a Beijing day (YYYY-MM-DD). */
export interface VideoViewTable {
  day: string;
  video_id: string;
  /** A person, or a digest of where a visitor comes from (`rules/view.ts`). */
  viewer: string;
}

/** What happened to a public work on a Beijing day (YYYY-MM-DD); its board scores are made of these days. */
export interface VideoDayTable {
  day: string;
  video_id: string;
  view_count: number;
}

/** The watch history. */
export interface VideoWatchTable {
  person_id: string;
  video_id: string;
  /** Seconds. */
  position: number;
  watched_at: number;
}

/** What staff picked in a month (YYYY-MM). */
export interface VideoMonthPickTable {
  month: string;
  video_id: string;
  position: number;
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
    video_source: VideoSourceTable;
    video_tag: VideoTagTable;
    video_credit: VideoCreditTable;
    video_subtitle: VideoSubtitleTable;
    video_view: VideoViewTable;
    video_day: VideoDayTable;
    video_watch: VideoWatchTable;
    video_month_pick: VideoMonthPickTable;
  }
}
