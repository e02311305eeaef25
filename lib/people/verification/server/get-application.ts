import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getApplication as contract } from '../contract';
import type { ApplicationOnFile } from './application-item';
import { selectForReview, toApplicationRow } from './review-rows';

/** Most earlier applications beside one. */
const mostBefore = 20;

/** An application for the console, masked, with those of the same person and kind. Throws Unauthorized or Forbidden, NullPointer. */
export async function getApplication(context: Context, { id }: { id: string }): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'reviewVerifications');
  const found = await selectForReview(context).where('verification_application.id', '=', id).executeTakeFirst();
  if (!found) throw new CodedError('NullPointer');
  const [others, isTaken, picture] = await Promise.all([
    selectForReview(context)
      .where('person_id', '=', found.person_id)
      .where('kind', '=', found.kind)
      .where('submitted_at', '<=', found.submitted_at)
      .where('verification_application.id', '!=', id)
      .orderBy('submitted_at', 'desc')
      .orderBy('verification_application.id', 'desc')
      .limit(mostBefore)
      .execute(),
    isPaperTaken(context, found),
    context.db.read.selectFrom('verification_picture').select('id').where('application_id', '=', id).executeTakeFirst(),
  ]);
  const before = others.map((row) => toApplicationRow(context, row));
  return { ...toApplicationRow(context, found), before, isTaken, hasPictures: picture !== undefined };
}

/** Whether another account is verified by the same paper. */
async function isPaperTaken({ db }: Context, { kind, number_digest, person_id }: ApplicationOnFile): Promise<boolean> {
  if (number_digest === null) return false;
  const holder = await db.read
    .selectFrom('verification_application')
    .select('id')
    .where('kind', '=', kind)
    .where('number_digest', '=', number_digest)
    .where('state', '=', 'passed')
    .where('person_id', '!=', person_id)
    .executeTakeFirst();
  return holder !== undefined;
}
