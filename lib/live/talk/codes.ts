import type { BroadcastPhase } from '@/lib/live/broadcast/codes';

/** What a person says: a message, or a question to the host. */
export const saidKinds = ['message', 'question'] as const;
export type SaidKind = (typeof saidKinds)[number];

/** Seconds that a person waits between two messages; 0 for no waiting. */
export const slowModes = [0, 5, 15, 60] as const;
export type SlowMode = (typeof slowModes)[number];

/** Who somebody is in a talk: its host, a helper whom the host named, or anybody. */
export const talkRoles = ['host', 'helper', 'viewer'] as const;
export type TalkRole = (typeof talkRoles)[number];

export const talkLimits = {
  /** Silenced people that are listed. */
  silenced: 200,
  /** Characters of a message, and of the title of a chapter. */
  text: 200,
  chapter: 60,
  helpers: 10,
  /** Messages in a page. */
  page: 50,
  chapters: 200,
} as const;

/** Phases of a broadcast in which people can talk; afterwards what was said is only read. */
export const talkPhases: readonly BroadcastPhase[] = ['upcoming', 'late', 'live', 'interrupted'];

/** Minutes before its start from which people can talk in a broadcast. */
export const talkOpensMinutes = 30;

/** Messages that a screen shows at once. */
export const shownMessages = 200;
