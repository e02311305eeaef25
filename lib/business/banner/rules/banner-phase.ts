import type { bannerPhases } from '../contract';

/** The phase of a banner at a time, `startsAt` inclusive and `endsAt` exclusive, in ms; null for unbounded. */
export function bannerPhase(
  { startsAt, endsAt }: { startsAt: number | null; endsAt: number | null },
  now: number,
): (typeof bannerPhases)[number] {
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'coming' : 'showing';
}
