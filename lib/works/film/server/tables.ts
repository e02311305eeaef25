import type { ProcessingProblem, ProcessingState, SubtitleLanguage } from '@/lib/works/work/codes';

/** The file of a work and its derived files. Works of the first demonstration have none. */
export interface VideoSourceTable {
  video_id: string;
  /** The upload with the file; null after its bytes were taken over. */
  upload_id: string | null;
  state: ProcessingState;
  /** Progress of its processing, in per cent. */
  progress: number;
  problem: ProcessingProblem | null;
  /** Media key of the original file, which is never served; null until it was taken over. */
  original: string | null;
  /** Media key of the copy for saving (`rules/bare-copy.ts`); null for none. */
  download: string | null;
  name: string;
  bytes: number;
  /** Media folder of the playable files, with a trailing slash; null until there are some. */
  folder: string | null;
  width: number | null;
  height: number | null;
  /** JSON list of playable `Rendition`s. */
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
