import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { countReplies, holdThread } from './hold-thread';
import { isOpen } from './require-public';
import { tellChange } from './tell-change';

type Decision = Pick<DecidedText, 'id' | 'isAllowed'>;

/**
 * An allowed comment is shown and counted, a refused one is removed. An allowed one is removed too when its thing, or
 * the comment it replies to, does not exist any more. Who wrote it is told of a refusal alone: an allowed one simply appears.
 */
export async function placeDecidedComment(context: Context, tx: Tx, decided: Decision): Promise<boolean> {
  await place(context, tx, decided);
  return !decided.isAllowed;
}

async function place(context: Context, tx: Tx, { id, isAllowed }: Decision): Promise<void> {
  const entry = await tx
    .selectFrom('comment_entry')
    .select(['root_id', 'kind', 'thing_id', 'author_id', 'to_person_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry) return;
  const root = await holdThread(tx, entry.root_id ?? id);
  const hasPlace = entry.root_id === null || root?.state === 'shown';
  const isShown = isAllowed && hasPlace && (await isOpen(context, tx, entry.kind, entry.thing_id));
  const decided = await tx
    .updateTable('comment_entry')
    .set({ state: isShown ? 'shown' : 'removed' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (!decided || !isShown) return;
  if (entry.root_id !== null) await countReplies(tx, entry.root_id, 1);
  await tellChange(context, tx, entry, 1);
  await context.emit(context, tx, 'comment.shown', {
    ...{ id, authorId: entry.author_id, kind: entry.kind, thingId: entry.thing_id },
    answered: root && entry.root_id !== null ? answeredOf(entry.to_person_id, root) : null,
  });
}

/** Of a reply to a reply only the author is stored. */
function answeredOf(toPersonId: string | null, root: { id: string; author_id: string }) {
  return toPersonId === null ? { id: root.id, authorId: root.author_id } : { id: null, authorId: toPersonId };
}
