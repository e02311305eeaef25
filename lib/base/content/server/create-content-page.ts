import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContentDocument, ContentDraft, createContentPage as contract } from '../contract';
import { draftColumns, findDraft } from './find-draft';

/** Creates a page as a draft with only a title. Throws Unauthorized or Forbidden; Changed for a taken id. */
export async function createContentPage(
  context: Context,
  { id, kind, title }: InputOf<typeof contract>,
): Promise<ContentDraft> {
  const { personId } = requireAllowed(context, 'editContent');
  const empty = { title: '', description: '', body: '' };
  const texts = { zh: { ...empty, title }, en: empty };
  const document: ContentDocument =
    kind === 'special' ? { kind, ...texts, data: { blocks: [] } } : { kind, ...texts, data: null };
  return context.db.transaction(async (tx) => {
    const created = await tx
      .insertInto('content_entry')
      .values({
        ...{ id, kind, data: null, ...draftColumns(document) },
        ...{ revision: 1, version: null, editor_id: personId, published_at: null, updated_at: context.now() },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new CodedError('Changed');
    await recordAudit(context, tx, {
      action: 'content.page.created',
      subject: 'page',
      subjectId: id,
      after: { kind, title },
    });
    return findDraft(tx, id);
  });
}
