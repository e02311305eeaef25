/** What becomes of the recording of a broadcast: `kept` until its host decides, `refused` by them, `gone` for good. */
export const replayStates = ['none', 'kept', 'making', 'made', 'failed', 'refused', 'gone'] as const;
export type ReplayState = (typeof replayStates)[number];

/** Days that the pieces of a recording are kept after its end: so long it can be cut anew. */
export const keptDays = 7;
/** The shortest recording, in seconds. */
export const shortestReplay = 5;
