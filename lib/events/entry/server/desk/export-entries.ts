import { recordAudit } from '@/lib/base/audit/port';
import { type CsvCell, csvOf } from '@/lib/base/staff/port';
import { findCategories, requireDesk } from '@/lib/events/contest/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import en from '@/messages/en/events/entry-export.json';
import zh from '@/messages/zh/events/entry-export.json';
import { type EntryAtDesk, entriesAtDesk, toContestEntries } from './desk-entry';

const words: Record<'zh' | 'en', typeof zh> = { zh, en };
const mostLines = 50_000;
const rowsAtOnce = 1000;

/**
 * The entries of a contest that were sent once, by their numbers, as a table for spreadsheets in the caller's language; recorded.
 * Throws Unauthorized, NullPointer for who does not run the contest, TooLarge for more than 50,000 entries.
 */
export async function exportEntries(context: Context, { contestId }: { contestId: string }): Promise<FileAnswer> {
  const { read } = context.db;
  await requireDesk(context, read, contestId);
  const categories = new Map(
    (await findCategories(read, contestId)).map(({ id, nameZh, nameEn }) => [
      id,
      translate(nameZh, nameEn, context.language).text,
    ]),
  );
  const rows: CsvCell[][] = [Object.values(words[context.language].columns)];
  for await (const portion of portionsOf(read, contestId)) {
    rows.push(...(await toLines(context, portion, categories)));
    if (rows.length > mostLines + 1) throw new CodedError('TooLarge');
  }
  await context.db.transaction((tx) =>
    recordAudit(context, tx, {
      action: 'entry.exported',
      subject: 'activity',
      subjectId: contestId,
      after: { lines: rows.length - 1 },
    }),
  );
  return {
    name: `entries-${contestId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: new TextEncoder().encode(csvOf(rows)),
  };
}

/** The entries of a contest in portions, so that no statement takes long and their people are found together. */
async function* portionsOf(db: Reader, contestId: string): AsyncGenerator<EntryAtDesk[]> {
  for (let after = 0; ; ) {
    const rows = await entriesAfter(db, contestId, after).execute();
    const last = rows.at(-1)?.number ?? null;
    if (last === null) return;
    yield rows;
    after = last;
  }
}

/** The next entries after a number, from an index. */
export function entriesAfter(db: Reader, contestId: string, after: number) {
  return entriesAtDesk(db)
    .where('entry.activity_id', '=', contestId)
    .where('entry.number', '>', after)
    .orderBy('entry.number')
    .limit(rowsAtOnce);
}

async function toLines(
  context: Context,
  rows: readonly EntryAtDesk[],
  categories: ReadonlyMap<string, string>,
): Promise<CsvCell[][]> {
  const { states, modes, checked } = words[context.language];
  const items = await toContestEntries(context, rows);
  return items.map((item, index) => {
    const row = rows[index];
    const nicknames = item.people.map(({ nickname }) => nickname);
    return [
      ...[item.number, row?.title_zh ?? '', row?.title_en ?? '', categories.get(item.categoryId) ?? ''],
      ...[modes[item.mode], item.teamName, nicknames.join('、'), states[item.state]],
      ...[item.isChecked ? checked.yes : checked.no, item.reason, item.feeFen / 100],
      // As text: a spreadsheet would round a long number.
      ...[row?.order_number ? `No. ${row.order_number}` : '', row?.work_id ?? ''],
      formatDate(row?.sent_at ?? 0, { withTime: true }),
    ];
  });
}
