import type { Expression, SelectQueryBuilder } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { CommentKind } from '../codes';

type Find = (db: Reader, id: string) => Expression<{ id: string }> & Runnable;
type Runnable = Pick<SelectQueryBuilder<never, never, { id: string }>, 'executeTakeFirst'>;

/** How a thing of each kind is found if everybody may see it. A slice whose things are discussed adds its kind here. */
const findPublic: Record<CommentKind, Find> = {
  video: (db, id) => db.selectFrom('video').select('id').where('id', '=', id).where('state', '=', 'verified'),
};

/** Whether a thing is there for everybody. */
export async function isPublic(db: Reader, kind: CommentKind, thingId: string): Promise<boolean> {
  return (await findPublic[kind](db, thingId).executeTakeFirst()) !== undefined;
}

/** Throws NullPointer for a thing that is not there for everybody. */
export async function requirePublic(db: Reader, kind: CommentKind, thingId: string): Promise<void> {
  if (!(await isPublic(db, kind, thingId))) throw new CodedError('NullPointer');
}
