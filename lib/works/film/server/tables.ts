import type { ProcessingProblem, ProcessingState, SubtitleLanguage } from '@/lib/works/work/codes';

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

export interface VideoSubtitleTable {
  video_id: string;
  language: SubtitleLanguage;
  media_key: string;
}

/** The watch history. */
export interface VideoWatchTable {
  person_id: string;
  video_id: string;
  /** Seconds. */
  position: number;
  watched_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    video_source: VideoSourceTable;
    video_subtitle: VideoSubtitleTable;
    video_watch: VideoWatchTable;
  }
}
