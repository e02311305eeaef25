import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { contestGroups, contestPhases, votePhases } from '../codes';

export const time = z.iso.datetime({ offset: true });
/** Integer fen. */
export const fen = z.int().min(0);

/** A contest in a list. `nickname` is the organiser, times are ISO 8601 with zone. */
export const contestItem = z.object({
  /** That of its activity. */
  id: wireId,
  /** Its address is `/match/{name}`. */
  name: z.string(),
  /** Media key of its cover, 3:4. */
  thumb: z.string().nullable(),
  title: z.string(),
  titleLanguage: textLanguage,
  nickname: z.string(),
  /** What the organiser is verified as. */
  verification: z.enum(verifications),
  phase: z.enum(contestPhases),
  votePhase: z.enum(votePhases),
  /** Works are taken from the one until just before the other. */
  enrolStartTime: time,
  enrolEndTime: time,
  /** Null for a contest without a vote. */
  voteStartTime: time.nullable(),
  voteEndTime: time.nullable(),
  /** When results are to be published, as it was announced; null where that is not said. */
  resultsTime: time.nullable(),
  /** When its awards were published; null before. */
  decidedTime: time.nullable(),
  /** The lowest and the highest fee of an entry in fen; both 0 where it costs nothing. */
  feeFrom: fen,
  feeTo: fen,
});
export type ContestItem = z.output<typeof contestItem>;

export const findContests = endpoint({
  name: 'findContests',
  ...calls.findContests,
  summary:
    'Public contests: those that take works or were announced, the first to close first; those that are judged, the last to close first; decided ones, the latest first.',
  auth: 'public',
  input: pageQuery.extend({ group: z.enum(contestGroups) }),
  data: pageOf(contestItem),
  limit: looseLimit,
});
