import type { Insertable } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import { requireChannel } from '@/lib/community/topic/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ArticleDraft, createArticle as contract } from '../../contract';
import type { ArticleTable } from '../tables';
import { readDraft } from './read-draft';
import { requireRoom } from './require-room';

/**
 * Begins an article with a title in one language: a draft that only the caller sees. It has the id that the sender generated,
 * so that the same call, made twice, gives the same draft.
 * Throws PhoneNeeded for a caller without a bound phone, TooManyDrafts beyond the maximum of unpublished articles, code `400`
 * from `requireChannel`, NullPointer for the id of an article that was deleted, or is another person's.
 */
export async function createArticle(context: Context, input: InputOf<typeof contract>): Promise<ArticleDraft> {
  const { personId } = requireAllowed(context, 'post');
  const own = { id: input.clientId, personId };
  await context.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    const existing = await tx.selectFrom('article').select('id').where('id', '=', own.id).executeTakeFirst();
    if (existing) return;
    await requireRoom(tx, personId);
    await requireChannel(tx, input.topicId, personId);
    await tx
      .insertInto('article')
      .values(draftOf(input, personId, context.now()))
      // Somebody else may send the same id at the same time: it is of whoever came first.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return readDraft(context.db.read, own, context.language);
}

function draftOf(
  { clientId, title, language, topicId }: InputOf<typeof contract>,
  personId: string,
  now: number,
): Insertable<ArticleTable> {
  return {
    ...{ id: clientId, author_id: personId, topic_id: topicId || null, state: 'pending_edit' },
    ...{ title_zh: language === 'zh' ? title : '', title_en: language === 'en' ? title : '' },
    ...{ body_zh: '', body_en: '', excerpt_zh: '', excerpt_en: '', minutes_zh: 0, minutes_en: 0 },
    ...{ changed_zh_at: language === 'zh' ? now : 0, changed_en_at: language === 'en' ? now : 0, checked_at: null },
    cover: null,
    ...{ created_at: now, updated_at: now },
    ...{ submitted_at: null, verified_at: null, edited_at: null, featured_at: null },
  };
}
