import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { CommentKind } from '../codes';

type Registry = Pick<Context, 'things'>;

/** Whether the thing of a discussion is public. */
export async function isPublic({ things }: Registry, db: Reader, kind: CommentKind, thingId: string): Promise<boolean> {
  return (await things[kind].findPublic(db, thingId).executeTakeFirst()) !== undefined;
}

/** Throws NullPointer for a thing that is not public. */
export async function requirePublic(context: Registry, db: Reader, kind: CommentKind, thingId: string): Promise<void> {
  if (!(await isPublic(context, db, kind, thingId))) throw new CodedError('NullPointer');
}
