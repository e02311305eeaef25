import { sql } from 'kysely';
import { areaName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { publicState } from '@/lib/works/work/codes';
import type { DeskState } from '../../codes';
import type { ApplicationItem } from '../../contract';
import { worksOf } from '../works-of';

/** Characters of a note in a list. */
const excerptLength = 140;

/** Whether a company may see an application: a literal, since it is the condition of the indexes. */
const isAtDesk = sql<boolean>`application.state <> ${sql.lit('withdrawn')}`;

/** Applications with their people, as far as companies see them. */
export function applicationsAtDesk(db: Reader) {
  return db
    .selectFrom('job_application as application')
    .innerJoin('person', 'person.id', 'application.person_id')
    .selectAll('application')
    .select(['nickname', 'avatar', 'verification', 'tagline', 'person.area_id', 'person.address'])
    .where(isAtDesk);
}
export type DeskRow = Awaited<ReturnType<ReturnType<typeof applicationsAtDesk>['execute']>>[number];

/** The same as items of a list, in the same order. */
export async function toApplicationItems(
  { db, language }: Pick<Context, 'db' | 'language'>,
  rows: readonly DeskRow[],
): Promise<ApplicationItem[]> {
  const credits = await countCredits(
    db.read,
    rows.map(({ person_id }) => person_id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, state: row.state as DeskState, revision: row.revision },
    applicant: {
      ...{ userId: row.person_id, nickname: shownNickname(row.nickname, language), avatar: row.avatar },
      ...{ verification: row.verification, tagline: row.tagline },
      // Rows from before the dictionary only have a text.
      address: (row.area_id && areaName(row.area_id, language)) ?? row.address,
    },
    note: truncate(row.note, excerptLength),
    ...{ workCount: worksOf(row).length, creditCount: credits.get(row.person_id) ?? 0, noteCount: row.note_count },
    sentAt: isoInBeijing(row.sent_at),
  }));
}

/** How many public works credit these people, who confirmed it. */
async function countCredits(db: Reader, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('video_credit as credit')
    .innerJoin('video', 'video.id', 'credit.video_id')
    // Counted, not asked for: with a condition on the state, SQLite scans all verified works.
    .select(({ case: when, fn }) => [
      'person_id',
      fn.count<number>(when().when('video.state', '=', publicState).then(1).end()).as('count'),
    ])
    .where('person_id', 'in', [...new Set(people)])
    .where('credit.state', '=', 'confirmed')
    .groupBy('person_id')
    .execute();
  return new Map(rows.map(({ person_id, count }) => [person_id, count]));
}
