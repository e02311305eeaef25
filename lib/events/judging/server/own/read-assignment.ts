import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Assignment, EntryAuthors } from '../../contract';
import { findAuthors, shownEntries } from '../entries';
import { toJudgeEntry } from '../judge-entry';
import { toScoreList } from '../score-list';

/** Whose assignment. */
export interface AssignmentOf {
  id: string;
  personId: string;
}

/**
 * An assignment as its judge sees it. Throws NullPointer for that of another one, for one of a judge who was removed, and for an
 * entry that left the contest.
 */
export async function readAssignment(
  context: Context,
  db: Reader,
  { id, personId }: AssignmentOf,
): Promise<Assignment> {
  const { language } = context;
  const row = await assignmentRows(db)
    .where('given.id', '=', id)
    .where('given.judge_id', '=', personId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const authors = row.is_blind === 1 ? null : await readAuthors(context, db, row.entry_id);
  const takesScores = row.round_state === 'open' && row.deadline_at !== null && context.now() < row.deadline_at;
  return {
    ...toJudgeEntry(row, row.number, language),
    ...{ id: row.id, roundId: row.round_id, state: row.state, total: row.total },
    ...{ scores: toScoreList(row.scores), comment: row.comment, reason: row.reason, revision: row.revision },
    ...{ authors, isEditable: takesScores && (row.state === 'open' || row.state === 'scored') },
  };
}

/** Assignments of judges who are still in their panel, with their entries. */
const assignmentRows = (db: Reader) =>
  shownEntries(db)
    .innerJoin('judging_assignment as given', 'given.entry_id', 'entry.id')
    .innerJoin('judging_judge as judge', (join) =>
      join.onRef('judge.round_id', '=', 'given.round_id').onRef('judge.person_id', '=', 'given.judge_id'),
    )
    .innerJoin('judging_round as round', 'round.id', 'given.round_id')
    .innerJoin('contest', 'contest.activity_id', 'round.activity_id')
    .select(['given.id', 'given.round_id', 'given.entry_id', 'given.state', 'given.scores', 'given.total'])
    .select(['given.comment', 'given.reason', 'given.revision'])
    .select(['round.state as round_state', 'round.deadline_at', 'contest.is_blind'])
    .select((row) => row.fn.coalesce('entry.number', row.lit(0)).as('number'))
    .where('judge.state', '=', 'accepted');

/** Who made an entry, for judges of a contest that is not blind. */
async function readAuthors({ language }: Context, db: Reader, entryId: string): Promise<EntryAuthors> {
  const { people, team_name, work_id } = await findAuthors(db, entryId);
  const rows = await db
    .selectFrom('person')
    .select(['id', 'nickname', 'avatar', 'verification'])
    .where('id', 'in', people)
    .execute();
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return {
    ...{ teamName: team_name, workId: work_id },
    people: people.flatMap((userId) => {
      const row = byId.get(userId);
      return row ? [{ userId, ...row, nickname: shownNickname(row.nickname, language) }] : [];
    }),
  };
}
