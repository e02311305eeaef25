import type { Generated } from 'kysely';
import type { SessionEnd } from '../codes';

/** The key of a broadcast: what an encoder names. Only its hash is stored. */
export interface LiveKeyTable {
  broadcast_id: string;
  /** SHA-256 of the key, hex; unique. */
  hash: string;
  made_at: number;
  /** Of a stream that a provider takes in: its name there, unique; null for a key of our own. What follows is null there too. */
  name: string | null;
  /** Until when the provider lets an encoder in, in ms. */
  valid_until: number | null;
  /** When the provider is asked next whether the stream is online, in ms; null once its broadcast is over. */
  ask_at: number | null;
  /** Since when the provider says that it is not, in ms, where a session goes on: it is asked once more. */
  offline_at: number | null;
}

/** The time that one encoder sends one broadcast. Of a broadcast, one at most goes on (unique where `ended_at` is null). */
export interface LiveSessionTable {
  id: string;
  broadcast_id: string;
  /** The node that it comes to. */
  node: string;
  begun_at: number;
  /** When the node last said that it goes on: another node may take over what is older than `interruption.after`. */
  seen_at: number;
  ended_at: number | null;
  end_reason: SessionEnd | null;
  /** JSON of `StreamHealth` without `since`. */
  health: Generated<string>;
  /** Somebody asked for its end (host, staff, a new key): its node ends it at the next look. */
  stop_reason: SessionEnd | null;
}

/**
 * A piece of a stream in one quality, stored under `live/<broadcast>/<session>/<quality>/<number>.ts`. Numbers count on over all
 * sessions of a broadcast, and a piece has the same number in every quality.
 */
export interface LivePieceTable {
  broadcast_id: string;
  /** Height. */
  quality: number;
  number: number;
  session_id: string;
  /** Its first picture, in ms by our clock. */
  begun_at: number;
  milliseconds: number;
  bytes: number;
  /** The first one of a session: its times do not go on from the piece before. */
  is_discontinuity: 0 | 1;
  /** Of the picture of this quality. */
  width: number;
  height: number;
  /** In the notation of RFC 6381. */
  codecs: string;
}

/** How many watch a broadcast by a node, at its last count. */
export interface LiveAudienceTable {
  broadcast_id: string;
  node: string;
  viewers: number;
  counted_at: number;
}

/** The largest audience of a broadcast so far. */
export interface LivePeakTable {
  broadcast_id: string;
  viewers: number;
}

/** When a viewer began to watch the preview of a broadcast that costs something. */
export interface LivePreviewTable {
  broadcast_id: string;
  /** In the format of `viewerOf`. */
  viewer: string;
  begun_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_key: LiveKeyTable;
    live_session: LiveSessionTable;
    live_piece: LivePieceTable;
    live_audience: LiveAudienceTable;
    live_peak: LivePeakTable;
    live_preview: LivePreviewTable;
  }
}
