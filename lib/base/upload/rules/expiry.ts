import { millisecondsInDay } from 'date-fns/constants';
import { uploadLimits } from '../codes';

/** Lifetime of an upload in ms after its last byte. */
export const keptFor = uploadLimits.days * millisecondsInDay;

/** Expiry of an upload, in ms, whose last byte arrived at `touchedAt`. */
export const expiresAt = (touchedAt: number) => touchedAt + keptFor;

/** An upload whose last byte arrived at this time (ms) or earlier has expired at `now`. */
export const staleSince = (now: number) => now - keptFor;
