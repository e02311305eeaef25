import { recordAudit } from '@/lib/base/audit/port';
import { type CsvCell, csvOf } from '@/lib/base/staff/port';
import { contests, requireDesk } from '@/lib/events/contest/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import en from '@/messages/en/events/vote-export.json';
import zh from '@/messages/zh/events/vote-export.json';
import type { exportVotes as contract } from '../../contract';
import { shownCounts } from '../../rules/shown-counts';
import { phaseOf } from '../find-vote';

const words: Record<'zh' | 'en', typeof zh> = { zh, en };
const mostLines = 50_000;
const rowsAtOnce = 1000;

/**
 * The entries of a contest with their votes, as a table for spreadsheets in the caller's language, by their numbers; recorded.
 * While the vote is frozen its organiser and staff read the same numbers as everybody, and nobody reads who voted.
 * Throws Unauthorized, NullPointer for who does not run it, TooLarge for more than 50,000 entries.
 */
export async function exportVotes(context: Context, { contestId }: InputOf<typeof contract>): Promise<FileAnswer> {
  const { read } = context.db;
  await requireDesk(context, read, contestId);
  const contest = await contests(read)
    .where('contest.activity_id', '=', contestId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const { valid } = shownCounts(phaseOf(contest, context.now()));
  const rows: CsvCell[][] = [Object.values(words[context.language].columns)];
  const entries = inPortions(rowsAtOnce, (last: Entry | undefined) =>
    entriesAfter(read, contestId, last?.number ?? 0).execute(),
  );
  for await (const entry of entries) {
    rows.push([entry.number, translate(entry.title_zh, entry.title_en, context.language).text, entry[valid]]);
    if (rows.length > mostLines + 1) throw new CodedError('TooLarge');
  }
  await context.db.transaction((tx) =>
    recordAudit(context, tx, {
      ...{ action: 'vote.exported', subject: 'activity', subjectId: contestId },
      after: { lines: rows.length - 1 },
    }),
  );
  return {
    name: `votes-${contestId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: new TextEncoder().encode(csvOf(rows)),
  };
}

type Entry = Awaited<ReturnType<ReturnType<typeof entriesAfter>['execute']>>[number];

/** The next shown entries after a number; their order is an index of entries. */
function entriesAfter(db: Reader, contestId: string, number: number) {
  return db
    .selectFrom('contest_entry as entry')
    .innerJoin('contest_vote_tally as tally', 'tally.entry_id', 'entry.id')
    .select(['tally.number', 'entry.title_zh', 'entry.title_en', 'tally.valid_count', 'tally.frozen_valid_count'])
    .where('entry.activity_id', '=', contestId)
    .where('entry.is_shown', '=', 1)
    .where('entry.number', '>', number)
    .orderBy('entry.number')
    .limit(rowsAtOnce);
}
