import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContentDraft, restoreContentVersion as contract } from '../contract';
import { storedDocument } from './documents';
import { draftColumns, findDraft, findVersion, refuseChange } from './find-draft';

/**
 * Copies an older version into the draft, replacing it; visitors see it once it is published. Throws Unauthorized or
 * Forbidden; NullPointer for an unknown page or version; Changed when the page has changed since the caller saw it.
 */
export async function restoreContentVersion(
  context: Context,
  { id, revision, version }: InputOf<typeof contract>,
): Promise<ContentDraft> {
  const { personId } = requireAllowed(context, 'editContent');
  return context.db.transaction(async (tx) => {
    const json = await findVersion(tx, id, version);
    if (!json) throw new CodedError('NullPointer');
    const restored = await tx
      .updateTable('content_entry')
      .set({
        ...draftColumns(storedDocument(json)),
        revision: revision + 1,
        editor_id: personId,
        updated_at: context.now(),
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst();
    if (!restored) await refuseChange(tx, id);
    await recordAudit(context, tx, {
      action: 'content.version.restored',
      subject: 'page',
      subjectId: id,
      after: { version },
    });
    return findDraft(tx, id);
  });
}
