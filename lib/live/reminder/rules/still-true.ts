import type { ReminderWord } from '../codes';

interface Facts {
  isPublic: boolean;
  /** Times in ms; null for what has not happened. */
  startAt: number;
  canceledAt: number | null;
  liveAt: number | null;
}

/**
 * Whether what people are told of a broadcast is true at `now` (ms). Nobody is reminded of what has begun, of a start that was
 * moved again, or of what will not be.
 */
export function isStillTrue(
  { word, startAt }: { word: ReminderWord; startAt: number },
  facts: Facts,
  now: number,
): boolean {
  const isCanceled = facts.canceledAt !== null || !facts.isPublic;
  if (word === 'canceled') return isCanceled;
  if (isCanceled || facts.startAt !== startAt || facts.liveAt !== null) return false;
  return word === 'missed' || now < startAt;
}
