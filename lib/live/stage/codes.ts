/**
 * What somebody is who raised a hand: `invited` when the host has admitted them, until they confirm; `onStage` is seen and heard;
 * `left` by their own wish or their silence; `refused` before and `removed` after they were on the stage, by the host.
 */
export const guestStates = ['asked', 'invited', 'onStage', 'left', 'removed', 'refused'] as const;
export type GuestState = (typeof guestStates)[number];

/** What a host does with a guest. */
export const hostActs = ['admit', 'refuse', 'remove', 'silence', 'unsilence'] as const;
export type HostAct = (typeof hostActs)[number];

/** Who takes part in the talk: the host, a guest, or the page that the host's encoder shows, which only receives. */
export const peerKinds = ['host', 'guest', 'view'] as const;
export type PeerKind = (typeof peerKinds)[number];

/** Why somebody cannot raise a hand, though the stage is open. */
export const stageObstacles = ['phone', 'pass', 'blocked', 'removed', 'refused'] as const;
export type StageObstacle = (typeof stageObstacles)[number];

export const signalKinds = ['description', 'candidate'] as const;
export type SignalKind = (typeof signalKinds)[number];

export const stageLimits = {
  /** Guests at a time, those who are invited included. */
  guests: 3,
  /** Hands that wait at a time. */
  hands: 50,
  /** Minutes before the start of the broadcast from which it is open. */
  openMinutes: 30,
  /** Minutes after a refusal before the hand may be raised again. */
  askAgainMinutes: 5,
  /** Characters of a signal, signals in one call, and of one peer in a minute. */
  signal: 16_000,
  signals: 20,
  signalsPerMinute: 600,
  /** Seconds after which a signal is removed, read or not. */
  signalSeconds: 60,
  /** Hours for which a way through the relay is good. */
  relayHours: 12,
} as const;

/** Seconds between two signs of life of a page, and without any after which somebody in this state has left. */
export const beatSeconds = { asked: 30, invited: 10, onStage: 10 } as const;
export const silentSeconds = { asked: 120, invited: 60, onStage: 30 } as const;
