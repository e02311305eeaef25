import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContestFields } from '../../contract';
import { findCategories } from '../categories';
import { toFields } from './written-fields';

/** What stands of a contest when somebody writes over it. */
export type Standing = Awaited<ReturnType<typeof findStanding>>;

/** What was written of a contest, and what it was written over. */
export interface Written {
  standing: Standing;
  fields: ContestFields;
}

/** A contest as it stands, `row` undefined while nothing is written of it. Throws NullPointer for an unknown activity. */
export async function findStanding(db: Reader, id: string) {
  const activity = await db
    .selectFrom('activity')
    .select(['id', 'title_zh', 'title_en', 'cover', 'review_state', 'canceled_at', 'enrol_start_at', 'enrol_end_at'])
    .select(['organiser_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const row = await db.selectFrom('contest').selectAll().where('activity_id', '=', id).executeTakeFirst();
  const categories = await findCategories(db, id);
  const terms = await db
    .selectFrom('contest_terms')
    .select(['body_zh', 'body_en'])
    .where('activity_id', '=', id)
    .where('version', '=', row?.terms_version ?? 0)
    .executeTakeFirst();
  return { activity, row, fields: toFields({ row, categories, terms }) };
}
