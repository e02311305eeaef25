import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ReportKind } from '../codes';
import type { sendReport as contract } from '../contract';
import { findPublic } from './find-reportable';
import { reportPictures } from './report-pictures';

/**
 * Reports a public thing (specification section 2, `/report`). All open reports of a thing are one case, with one
 * report per person: further texts are added to it, and a repeated request is not stored twice.
 * Throws Unauthorized for a visitor, NullPointer for a thing that is not public, and what `storePictures` throws.
 */
export async function sendReport(context: Context, input: InputOf<typeof contract>): Promise<null> {
  const { personId } = requireAllowed(context, 'report');
  const { kind, id, pictures, ...said } = input;
  await findPublic(context, kind, id);
  const partId = uuid();
  // Browsers send empty file fields.
  const given = pictures.filter(({ name, size }) => name !== '' || size > 0);
  const keys = await reportPictures.storePictures(context, partId, given);
  let isNew = false;
  try {
    isNew = await context.db.transaction(async (tx) => {
      const now = context.now();
      const reportId = await holdReport(tx, await holdCase(tx, { kind, id, now }), personId, now);
      return addPart(tx, { ...said, id: partId, reportId, keys, now });
    });
  } finally {
    if (!isNew && keys.length > 0) await reportPictures.drop(context, partId);
  }
  return null;
}

/**
 * The open case of a thing, which is created if there is none. It locks the row, so that concurrent reports of the
 * thing wait.
 */
async function holdCase(tx: Tx, { kind, id, now }: { kind: ReportKind; id: string; now: number }): Promise<string> {
  const held = await tx
    .insertInto('moderation_case')
    .values({
      ...{ id: uuid(), kind, subject_id: id, state: 'open', report_count: 0, reported_at: now },
      ...{ note: '', decided_by: null, decided_at: null },
    })
    .onConflict((conflict) =>
      // A literal, not a parameter: it must be the index's own condition.
      conflict.columns(['kind', 'subject_id']).where('state', '=', sql.lit('open')).doUpdateSet({ reported_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return held.id;
}

/** The person's report in a case; the first one increases the case's count. */
async function holdReport(tx: Tx, caseId: string, personId: string, now: number): Promise<string> {
  const first = await tx
    .insertInto('moderation_report')
    .values({ id: uuid(), case_id: caseId, reporter_id: personId, created_at: now })
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!first) {
    const report = tx.selectFrom('moderation_report').select('id').where('case_id', '=', caseId);
    return (await report.where('reporter_id', '=', personId).executeTakeFirstOrThrow()).id;
  }
  await tx
    .updateTable('moderation_case')
    .set((row) => ({ report_count: row('report_count', '+', 1) }))
    .where('id', '=', caseId)
    .execute();
  return first.id;
}

type NewPart = Pick<InputOf<typeof contract>, 'reason' | 'text' | 'clientId'> & {
  id: string;
  reportId: string;
  keys: readonly string[];
  now: number;
};

/** Adds the text and its pictures; false when the same request was stored before. */
async function addPart(tx: Tx, { id, reportId, clientId, reason, text, keys, now }: NewPart): Promise<boolean> {
  const added = await tx
    .insertInto('moderation_report_part')
    .values({ id, report_id: reportId, client_id: clientId, reason, text, created_at: now })
    .onConflict((conflict) => conflict.columns(['report_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  if (keys.length > 0) {
    await tx
      .insertInto('moderation_report_picture')
      .values(keys.map((key, position) => ({ id: uuid(), part_id: id, position, media_key: key })))
      .execute();
  }
  return true;
}
