import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { holdContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { voidLimits } from '../../codes';
import type { voidVotes as contract } from '../../contract';
import { takeOut } from '../take-out';

type Input = InputOf<typeof contract>;

/**
 * Takes votes for an entry out for abuse, the oldest first, and records why; what is told of a frozen vote changes at its close.
 * Throws Unauthorized, Forbidden for who does not manage contests, its organiser too; NullPointer for what has no votes; code
 * `400` with the rule `required` where neither people nor a time is said, and `decided` once the awards are published, whose
 * result has been signed with these votes.
 */
export async function voidVotes(context: Context, input: Input): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'manageContests');
  const { entryId, reason, personIds, fromTime, untilTime } = input;
  if (!personIds && fromTime === '' && untilTime === '') throw refused('personIds', 'required');
  return context.db.transaction(async (tx) => {
    const { activity_id } = await tx
      .selectFrom('contest_vote_tally')
      .select('activity_id')
      .where('entry_id', '=', entryId)
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    const contest = await holdContest(tx, activity_id);
    if (contest.decided_at !== null) throw refused('entryId', 'decided');
    const found = await votesIn(tx, input).execute();
    const votes = found.slice(0, voidLimits.votes);
    await takeOut(tx, contest, votes, { reason: 'abuse', at: context.now() });
    const people = personIds?.length ?? 0;
    if (votes.length > 0) {
      await recordAudit(context, tx, {
        ...{ action: 'vote.voided', subject: 'entry', subjectId: entryId },
        after: { reason, votes: votes.length, people, fromTime, untilTime },
      });
    }
    return { voided: votes.length, hasMore: found.length > votes.length };
  });
}

/** The oldest votes for an entry that count, of these people and in this time, and one more than are taken out at once. */
export function votesIn(db: Reader, { entryId, personIds, fromTime, untilTime }: Omit<Input, 'reason'>) {
  return db
    .selectFrom('contest_vote')
    .select(['entry_id', 'person_id', 'voted_at'])
    .where('entry_id', '=', entryId)
    .where('void_at', 'is', null)
    .$if(personIds !== undefined, (votes) => votes.where('person_id', 'in', personIds ?? []))
    .$if(fromTime !== '', (votes) => votes.where('voted_at', '>=', Date.parse(fromTime)))
    .$if(untilTime !== '', (votes) => votes.where('voted_at', '<', Date.parse(untilTime)))
    .orderBy('voted_at')
    .orderBy('person_id')
    .limit(voidLimits.votes + 1);
}

const refused = (field: string, rule: string) => new CodedError('400', { fields: [{ field, rule }] });
