import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { findVoters as contract, DeskVote } from '../../contract';
import { toldUntil } from './told-until';
import { comesAfter, comparePlaces, type VotePlace } from './vote-order';

type Input = InputOf<typeof contract>;

const pageSize = 50;

/**
 * Who voted for an entry in a time, the oldest votes first; those that were taken out stand among those that count. Of a frozen
 * vote nothing is told since its freeze. The look is recorded before anything is answered. Throws Unauthorized, Forbidden for who
 * does not manage contests, its organiser too; NullPointer for what has no votes.
 */
export async function findVoters(context: Context, input: Input): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'manageContests');
  const { entryId, fromTime, untilTime } = input;
  const { read } = context.db;
  const told = { ...input, untilAt: await toldUntil(read, entryId, context.now()) };
  // In this order: what is taken out in between is read twice, and not missed.
  const counted = await votersIn(read, told, 'counted').execute();
  const voided = await votersIn(read, told, 'voided').execute();
  const found = [...counted, ...voided].toSorted(comparePlaces);
  const rows = found.slice(0, pageSize);
  await context.db.transaction((tx) =>
    recordAudit(context, tx, {
      ...{ action: 'vote.voters.opened', subject: 'entry', subjectId: entryId },
      after: { people: rows.length, fromTime, untilTime },
    }),
  );
  const last = rows.at(-1);
  return { list: rows.map(toDeskVote), next: last && found.length > pageSize ? cursorOf(last) : null };
}

/** The oldest votes of a page and one more, of those that count or of those that were taken out: each has an index of its own. */
export function votersIn(db: Reader, asked: Input & { untilAt: number }, which: 'counted' | 'voided') {
  const { entryId, fromTime, untilTime, untilAt, after } = asked;
  return db
    .selectFrom('contest_vote as vote')
    .leftJoin('person', (person) => person.onRef('person.id', '=', 'vote.person_id').on('person.erased_at', 'is', null))
    .select(['vote.person_id', 'vote.voted_at', 'vote.void_reason'])
    .select(['person.nickname', 'person.avatar', 'person.verification', 'person.created_at'])
    .where('vote.entry_id', '=', entryId)
    .where('vote.void_at', which === 'counted' ? 'is' : 'is not', null)
    .$if(fromTime !== '', (votes) => votes.where('vote.voted_at', '>=', Date.parse(fromTime)))
    .where('vote.voted_at', '<', untilTime === '' ? untilAt : Math.min(Date.parse(untilTime), untilAt))
    .$if(after !== '', (votes) => votes.where(comesAfter(placeOf(after))))
    .orderBy('vote.voted_at')
    .orderBy('vote.person_id')
    .limit(pageSize + 1);
}

type Voter = Awaited<ReturnType<ReturnType<typeof votersIn>['execute']>>[number];

const cursorOf = ({ voted_at, person_id }: VotePlace): string => `${voted_at}_${person_id}`;

function placeOf(cursor: string): VotePlace {
  const end = cursor.indexOf('_');
  return { voted_at: Number(cursor.slice(0, end)), person_id: cursor.slice(end + 1) };
}

function toDeskVote({ person_id, voted_at, void_reason, created_at, ...person }: Voter): DeskVote {
  const { nickname, avatar, verification } = person;
  const isThere = nickname !== null && verification !== null;
  return {
    voterId: person_id,
    voter: isThere ? { userId: person_id, nickname, avatar, verification } : null,
    joinedAt: created_at === null ? null : isoInBeijing(created_at),
    votedAt: isoInBeijing(voted_at),
    voidReason: void_reason,
  };
}
