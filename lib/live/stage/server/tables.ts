import type { Generated } from 'kysely';
import type { GuestState, PeerKind, SignalKind } from '../codes';

/** The stage of a participatory broadcast, from the first hand, page or pass. Times in ms. */
export interface LiveStageTable {
  broadcast_id: string;
  /** SHA-256 of the pass of the page for the encoder, base64url; null for none. Unique. */
  pass_hash: string | null;
  pass_made_at: number | null;
  /** Increased by every change that somebody sees, with its time: each node's feed looks for it. */
  version: Generated<number>;
  changed_at: number;
  /** When its broadcast ended, or was canceled; nobody comes on it any more. */
  closed_at: number | null;
}

/** A person who raised a hand. */
export interface LiveStageGuestTable {
  broadcast_id: string;
  person_id: string;
  state: GuestState;
  /** Since when, by which the line is ordered. */
  asked_at: number;
  /** Since when they are in this state. */
  since: number;
  /** Last sign of life of their page. */
  seen_at: number;
  /** The host took their voice. */
  is_silenced: Generated<0 | 1>;
}

/** A page that takes part in the talk. Of the host, of each guest and of the encoder there is one at most. */
export interface LiveStagePeerTable {
  id: string;
  broadcast_id: string;
  kind: PeerKind;
  /** Empty for the page in the encoder. */
  person_id: string;
  is_muted: 0 | 1;
  has_picture: 0 | 1;
  joined_at: number;
  seen_at: number;
  /** Number of the last signal that was sent to it, and when: each node's feed looks for it. */
  inbox: Generated<number>;
  inbox_at: Generated<number>;
}

/** What one peer sends to another; removed after a minute. */
export interface LiveStageSignalTable {
  to_peer: string;
  /** Counts on in the inbox of the peer, in the order of the commits. */
  seq: number;
  from_peer: string;
  /** The sender's own. */
  number: number;
  kind: SignalKind;
  content: string;
  broadcast_id: string;
  sent_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_stage: LiveStageTable;
    live_stage_guest: LiveStageGuestTable;
    live_stage_peer: LiveStagePeerTable;
    live_stage_signal: LiveStageSignalTable;
  }
}
