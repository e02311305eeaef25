import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { isReviewed, type ReviewedField } from '../rules/profile-texts';
import { takeNickname } from './nicknames';
import { authorsTag, personTag } from './page-tags';
import { keepPersonFound } from './search-document';

/**
 * Publishes an allowed text of a person. A nickname that somebody else has meanwhile is not set: the person keeps the
 * present one, and is told that alone.
 */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id: personId, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isAllowed || !isReviewed(field)) return true;
  if (!(await placeText(tx, { personId, field, text }))) {
    await context.emit(context, tx, 'person.nicknameTaken', { personId, nickname: text });
    return false;
  }
  if (field === 'nickname') await context.emit(context, tx, 'person.renamed', { personId });
  await keepPersonFound(tx, personId);
  const tags = field === 'nickname' ? [personTag(personId), authorsTag] : [personTag(personId)];
  await invalidatePages(tx, tags, context.now());
  return true;
}

async function placeText(
  tx: Tx,
  { personId, field, text }: { personId: string; field: ReviewedField; text: string },
): Promise<boolean> {
  if (field === 'nickname') return takeNickname(tx, personId, text);
  await tx
    .updateTable('person')
    .set({ [field]: text })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .execute();
  return true;
}
