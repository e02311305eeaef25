import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { removeAllPictures } from './own-pictures';
import { authorsTag, personTag } from './page-tags';
import { keepPersonFound } from './search-document';

/**
 * Listens to 'account.erased': removes personal data; the row stays as that of a deleted user, whose content is kept.
 * Its key is one that no nickname can have, so that the name is free again. Idempotent.
 */
export async function erasePerson(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const now = context.now();
  const texts = { nickname: '', address: '', bio: '', tagline: '', education: '' };
  const nothing = { avatar: null, banner: null, birthday: null, area_id: null, industry: null, profession: null };
  const erased = await tx
    .updateTable('person')
    .set({ ...texts, ...nothing, nickname_key: `erased:${personId}`, creative_fields: '[]', social_links: '[]' })
    .set({ gender: 0, verification: 'none', featured_position: null, erased_at: now })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!erased) return;
  await removeAllPictures(tx, personId, now);
  await context.emit(context, tx, 'person.renamed', { personId });
  await keepPersonFound(tx, personId);
  await invalidatePages(tx, [personTag(personId), authorsTag], now);
}
