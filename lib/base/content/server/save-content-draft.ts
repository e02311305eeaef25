import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type ContentDraft, contentDocument, type saveContentDraft as contract } from '../contract';
import { cleanDocument } from './documents';
import { draftColumns, findDraft, refuseChange } from './find-draft';

/**
 * Saves a draft with sanitised bodies. The audit log records it only when it is published, since the editor saves
 * automatically. Throws Unauthorized or Forbidden; NullPointer for an unknown page or one of another kind; Changed when
 * somebody has saved or published since the revision that the caller saw; code `400` for a body that is too long after
 * sanitising.
 */
export async function saveContentDraft(
  context: Context,
  { id, revision, document }: InputOf<typeof contract>,
): Promise<ContentDraft> {
  const { personId } = requireAllowed(context, 'editContent');
  const clean = cleanDocument(document);
  requireFitting(clean);
  return context.db.transaction(async (tx) => {
    const saved = await tx
      .updateTable('content_entry')
      .set({
        ...draftColumns(clean),
        revision: revision + 1,
        editor_id: personId,
        updated_at: context.now(),
      })
      .where('id', '=', id)
      .where('kind', '=', clean.kind)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst();
    if (!saved) await refuseChange(tx, id, clean.kind);
    return findDraft(tx, id);
  });
}

/** Sanitising can lengthen a text, because it escapes characters. */
function requireFitting(clean: unknown): void {
  const { error } = contentDocument.safeParse(clean);
  if (!error) return;
  const fields = error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message }));
  throw new CodedError('400', { fields });
}
