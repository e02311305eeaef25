import type { ReplayState } from '../codes';

/** What becomes of the recording of a broadcast that is over. */
export interface LiveReplayTable {
  broadcast_id: string;
  state: Exclude<ReplayState, 'none'>;
  /** The part that the work has or will have, in seconds; null for the end. */
  from_seconds: number;
  to_seconds: number | null;
  /** The work that is made of it, under an id that is chosen when it is asked for, so that a job that runs again makes the same one. */
  work_id: string | null;
  updated_at: number;
}

/** A work that was made of a broadcast's recording; there may be several, of which one at a time is the replay that everybody sees. */
export interface LiveRecordingTable {
  work_id: string;
  broadcast_id: string;
  /** JSON of `ReplayPart[]`: the pieces, which said it, are removed. */
  parts: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_replay: LiveReplayTable;
    live_recording: LiveRecordingTable;
  }
}
