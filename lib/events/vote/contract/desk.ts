import { z } from 'zod';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireId, wireIds, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { voidLimits } from '../codes';

/** ISO 8601 with zone; empty for any. */
const boundary = z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'time' })]).default('');

export const voidVotes = endpoint({
  name: 'voidVotes',
  ...calls.voidVotes,
  summary:
    'Takes votes for an entry out for abuse, until the awards are published: those of these people, those that were cast from a time until just before another one, or those of whom both is true. At most 1,000, the oldest first; recorded. For staff who manage contests, not for its organiser.',
  auth: 'user',
  input: z.object({
    entryId: wireId,
    reason: writtenText(voidLimits.reason, 'reason').pipe(z.string().min(1, { error: 'required' })),
    /** Of whom; none for anybody. */
    personIds: wireIds.optional(),
    fromTime: boundary,
    untilTime: boundary,
  }),
  data: z.object({
    /** How many votes were taken out. */
    voided: z.int(),
    /** Whether more are left that could be. */
    hasMore: z.boolean(),
  }),
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 600, seconds: 3600 }),
});

export const exportVotes = endpoint({
  name: 'exportVotes',
  ...calls.exportVotes,
  summary:
    'The entries of a contest with their votes as CSV, at most 50,000 lines, never who voted; recorded. For its organiser and for staff who manage contests.',
  auth: 'user',
  input: z.object({ contestId: wireId }),
  data: z.null(),
  errors: ['NullPointer', 'TooLarge'],
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});
