import { recordAudit } from '@/lib/base/audit/port';
import { type CsvCell, csvOf } from '@/lib/base/staff/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { translate } from '@/lib/platform/shared/language';
import en from '@/messages/en/events/standing-export.json';
import zh from '@/messages/zh/events/standing-export.json';
import type { exportStanding as contract, WrittenCriterion } from '../../contract';
import { meanOfCriterion } from '../../rules/standing';
import type { Scores } from '../../rules/total';
import { findDeskRound } from '../find-round';

const words: Record<'zh' | 'en', typeof zh> = { zh, en };
const mostLines = 50_000;
const rowsAtOnce = 500;

/**
 * The standing of a closed round as a table for spreadsheets in the caller's language, the best first, in points; recorded. Nobody is
 * named, neither judges nor who entered. Throws Unauthorized, NullPointer for who is not at its desk and for a round that is not
 * closed, TooLarge for more than 50,000 entries.
 */
export async function exportStanding(context: Context, { roundId }: InputOf<typeof contract>): Promise<FileAnswer> {
  const round = await findDeskRound(context, roundId);
  if (round.state !== 'closed') throw new CodedError('NullPointer');
  const { language, db } = context;
  const criteria: WrittenCriterion[] = JSON.parse(round.criteria);
  const text = (inChinese: string, inEnglish: string) => translate(inChinese, inEnglish, language).text;
  const { columns, ties, goesOn } = words[language];
  const rows: CsvCell[][] = [
    [
      ...[columns.place, columns.number, columns.title, columns.category, columns.mean],
      ...criteria.map(({ nameZh, nameEn }) => text(nameZh, nameEn)),
      ...[columns.scores, columns.recused, columns.tie, columns.goesOn],
    ],
  ];
  const entries = inPortions(rowsAtOnce, (last: Stood | undefined) => portionAfter(db.read, roundId, last));
  for await (const { place, mean, tie, scores, recusedCount, ...entry } of entries) {
    rows.push([
      ...[
        place,
        entry.number,
        text(entry.title_zh, entry.title_en),
        text(entry.name_zh, entry.name_en),
        pointsOf(mean),
      ],
      ...criteria.map(({ id }) => pointsOf(scores.length > 0 ? meanOfCriterion(scores, id) : null)),
      ...[entry.score_count, recusedCount, tie === null ? '' : ties[tie]],
      mean !== null && place <= round.go_on ? goesOn : '',
    ]);
    if (rows.length > mostLines + 1) throw new CodedError('TooLarge');
  }
  await db.transaction((tx) =>
    recordAudit(context, tx, {
      ...{ action: 'judging.exported', subject: 'activity', subjectId: round.activity_id },
      after: { round: round.position, lines: rows.length - 1 },
    }),
  );
  return {
    name: `standing-${round.activity_id}-${round.position}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: new TextEncoder().encode(csvOf(rows)),
  };
}

const pointsOf = (thousandths: number | null): CsvCell => (thousandths === null ? '' : thousandths / 1000);

type Stood = Awaited<ReturnType<typeof portionAfter>>[number];

/** The next entries of a standing, each with the scores that count, and how many judges recused themselves. */
async function portionAfter(db: Reader, roundId: string, last: { place: number; number: number } | undefined) {
  const rows = await standingAfter(db, roundId, last ?? { place: 0, number: 0 }).execute();
  if (rows.length === 0) return [];
  const given = await db
    .selectFrom('judging_assignment')
    .select(['entry_id', 'state', 'scores'])
    .where('round_id', '=', roundId)
    .where('state', 'in', ['scored', 'recused'])
    .where(
      'entry_id',
      'in',
      rows.map(({ entry_id }) => entry_id),
    )
    .execute();
  const givenTo = Map.groupBy(given, ({ entry_id }) => entry_id);
  return rows.map(({ place, ...row }) => {
    const { scored = [], recused = [] } = Object.groupBy(givenTo.get(row.entry_id) ?? [], ({ state }) =>
      state === 'scored' ? 'scored' : 'recused',
    );
    const scores = scored.map((one): Scores => JSON.parse(one.scores));
    return { ...row, place: place ?? 0, scores, recusedCount: recused.length };
  });
}

/** Tied entries share a place, and follow by their numbers. */
function standingAfter(db: Reader, roundId: string, last: { place: number; number: number }) {
  return db
    .selectFrom('judging_entry as judged')
    .innerJoin('contest_entry as entry', 'entry.id', 'judged.entry_id')
    .innerJoin('contest_category as category', 'category.id', 'entry.category_id')
    .select(['judged.entry_id', 'judged.number', 'judged.place', 'judged.mean', 'judged.score_count', 'judged.tie'])
    .select(['entry.title_zh', 'entry.title_en', 'category.name_zh', 'category.name_en'])
    .where('judged.round_id', '=', roundId)
    .where('judged.place', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        eb('judged.place', '>', last.place),
        and([eb('judged.place', '=', last.place), eb('judged.number', '>', last.number)]),
      ]),
    )
    .orderBy('judged.place')
    .orderBy('judged.number')
    .limit(rowsAtOnce);
}
