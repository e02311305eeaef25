/** States of a broadcast for its host and for staff (specification section 4, 'Video or content review'). */
export const broadcastStates = ['pending_edit', 'pending_review', 'verified', 'failed'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** The code of each state in the table. */
export const broadcastCode = { pending_edit: 0, pending_review: 1, verified: 2, failed: 3 } as const satisfies Record<
  BroadcastState,
  number
>;
export type BroadcastCode = (typeof broadcastCode)[BroadcastState];

/**
 * What a public broadcast is at a moment, from facts alone (`rules/phase.ts`): `late` after its start without a stream,
 * `interrupted` while its encoder may come back, `ended` until its replay is public, `missed` if it never was on air.
 */
export const broadcastPhases = [
  'upcoming',
  'late',
  'live',
  'interrupted',
  'ended',
  'playback',
  'missed',
  'canceled',
] as const;
export type BroadcastPhase = (typeof broadcastPhases)[number];

/** The lists of the page of live streams (specification section 4). */
export const broadcastLists = ['now', 'upcoming', 'playback'] as const;
export type BroadcastList = (typeof broadcastLists)[number];

/** Where its picture comes from: an encoder that sends to us, or an address (HLS) from which we fetch it. */
export const broadcastSources = ['encoder', 'address'] as const;
export type BroadcastSource = (typeof broadcastSources)[number];

/** Limits of broadcasts; texts in characters, of a body with its markup. */
export const broadcastLimits = {
  title: 60,
  body: 20_000,
  bodyTags: 1000,
  /** Maximum bytes of a cover as it is uploaded; it is cut to 16:9 and must then be at least this large. */
  coverBytes: 5 * 1024 * 1024,
  coverWidth: 1280,
  coverHeight: 720,
  /** Covers uploaded for one broadcast, used or not. */
  covers: 20,
  address: 500,
  /** Planned minutes. */
  shortest: 10,
  longest: 480,
  /** In fen; 0 is free. */
  priceFen: 1_000_000,
  /** Broadcasts of a person that were never public. */
  unpublished: 20,
  cancelReason: 300,
  /** How far ahead one can be planned, in days. */
  aheadDays: 366,
} as const;

/** Minutes that a broadcast may be longer than planned; then it is ended. */
export const overtimeMinutes = 120;
/** Minutes before its start from which its encoder may send; nobody sees that before the start. */
export const earlyMinutes = 60;
/** Seconds without a piece after which it counts as interrupted, and within which an encoder may come back. */
export const interruption = { after: 10, until: 120 } as const;
