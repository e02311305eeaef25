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
 * Where a provider gives a stream out: seconds until its address is to be asked for again, of which a player takes 120 off, and seconds
 * that a viewing counts for which it was asked.
 */
export const provided = { renewed: 210, window: 110 } as const;

/**
 * Hours that the provider's address of a broadcast is valid that costs something: it is of no use to whom it is passed on for longer, and
 * a player that cannot change it, on an iPhone, breaks off once an hour. Of others it is valid as long as a path of ours.
 */
export const paidHours = 1;

/** Hours that a signed path of a stream is valid. */
export const pathHours = 12;

/** Seconds of a broadcast that costs something which everybody may watch. */
export const previewSeconds = 120;

/** Days for which a stream is kept as a record after its end, as the law asks and the service agreement says. */
export const recordDays = 60;
