import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { CommentKind } from '../codes';

type Registry = Pick<Context, 'things'>;

/** Throws NullPointer for a thing that is not public. */
export async function requirePublic(
  { things }: Registry,
  db: Reader,
  kind: CommentKind,
  thingId: string,
): Promise<void> {
  if (!(await things[kind].findPublic(db, thingId).executeTakeFirst())) throw new CodedError('NullPointer');
}

/** Whether something may be said about the thing. */
export async function isOpen({ things }: Registry, db: Reader, kind: CommentKind, thingId: string): Promise<boolean> {
  const { findOpen, findPublic } = things[kind];
  return (await (findOpen ?? findPublic)(db, thingId).executeTakeFirst()) !== undefined;
}

/** Throws NullPointer for a thing that takes no comments. */
export async function requireOpen(context: Registry, db: Reader, kind: CommentKind, thingId: string): Promise<void> {
  if (!(await isOpen(context, db, kind, thingId))) throw new CodedError('NullPointer');
}
