import type { Generated } from 'kysely';
import type { SaidKind, SlowMode, TalkRole } from '../codes';

/** The talk of a broadcast; there once somebody opened it. */
export interface LiveTalkTable {
  broadcast_id: string;
  /** Number of the last event: increased by the statement that stores the next one. */
  last_seq: Generated<number>;
  /** When it changed last: each node's feed polls for it. */
  changed_at: number;
  slow_seconds: Generated<SlowMode>;
  questions_only: Generated<0 | 1>;
  /** The message that stays on top; null for none. */
  pinned_seq: number | null;
}

/** Something that happened in a talk. */
export interface LiveTalkEventTable {
  broadcast_id: string;
  seq: number;
  kind: 'said' | 'removed' | 'answered' | 'settings' | 'silenced' | 'helper';
  /** The message or the person that it is about. */
  subject: string;
  /** 1 or 0 for what is on or off. */
  is_on: Generated<0 | 1>;
}

/** What somebody said, under the number of its event. */
export interface LiveSaidTable {
  broadcast_id: string;
  seq: number;
  kind: SaidKind;
  person_id: string;
  role: TalkRole;
  text: string;
  /** Unique for its author in a talk. */
  client_id: string;
  said_at: number;
  /** Since the stream began; null before it was on air. */
  stream_ms: number | null;
  is_answered: Generated<0 | 1>;
  removed_at: number | null;
}

/** Who is somebody else than anybody in a talk. */
export interface LiveTalkPersonTable {
  broadcast_id: string;
  person_id: string;
  is_helper: Generated<0 | 1>;
  is_silenced: Generated<0 | 1>;
  /** When they said something last; 0 for never. */
  said_at: Generated<number>;
}

/** A chapter of a stream. */
export interface LiveChapterTable {
  broadcast_id: string;
  client_id: string;
  title: string;
  stream_ms: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_talk: LiveTalkTable;
    live_talk_event: LiveTalkEventTable;
    live_said: LiveSaidTable;
    live_talk_person: LiveTalkPersonTable;
    live_chapter: LiveChapterTable;
  }
}
