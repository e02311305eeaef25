/** The qualities of a stream, the largest first: height of the picture's shorter side; bandwidths in bits per second. */
export const streamQualities = [
  { height: 720, video: 2_500_000, audio: 128_000 },
  { height: 480, video: 1_200_000, audio: 96_000 },
  { height: 360, video: 700_000, audio: 64_000 },
] as const;

/** Seconds of a piece, and pieces in a playlist of a stream that goes on. */
export const pieces = { seconds: 2, listed: 6 } as const;

/** Why a stream is not as it should be, for its host and for staff. */
export const streamProblems = ['noVideo', 'noSound', 'unreadable', 'slowNetwork', 'slowNode', 'storage'] as const;
export type StreamProblem = (typeof streamProblems)[number];

/** Why a session of an encoder is over. */
export const sessionEnds = ['left', 'ended', 'stopped', 'tooLong', 'unreadable', 'lost'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** Seconds since the last request of a playlist within which a viewing counts, and between two counts of a node. */
export const audience = { window: 20, every: 10 } as const;

/**
 * Seconds that a provider's address for viewers is valid, and within which a viewing counts that asked for one: a player asks again two
 * minutes before its end, which is every 90 seconds.
 */
export const provided = { address: 210, window: 110 } as const;

/** Hours that a signed path of a stream is valid. */
export const pathHours = 12;

/** Seconds of a broadcast that costs something which everybody may watch. */
export const previewSeconds = 120;

/** Days for which a stream is kept as a record after its end, as the law asks and the service agreement says. */
export const recordDays = 60;
