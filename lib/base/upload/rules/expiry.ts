import { millisecondsInDay } from 'date-fns/constants';
import { uploadLimits } from '../codes';

/** So long, in ms, an upload is kept after its last byte. */
export const keptFor = uploadLimits.days * millisecondsInDay;

/** When an upload is over, in ms, whose last byte came at `touchedAt`. */
export const expiresAt = (touchedAt: number) => touchedAt + keptFor;

/** An upload whose last byte came at this time (ms) or before is over at `now`. */
export const staleSince = (now: number) => now - keptFor;
