import type { bannerPhases } from '../contract';

/** How a banner stands at a time by its window, `startsAt` inclusive and `endsAt` exclusive, in ms; null for no bound. */
export function bannerPhase(
  { startsAt, endsAt }: { startsAt: number | null; endsAt: number | null },
  now: number,
): (typeof bannerPhases)[number] {
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'coming' : 'showing';
}
