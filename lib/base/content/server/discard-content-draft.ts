import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ContentDraft, discardContentDraft as contract } from '../contract';
import { storedDocument } from './documents';
import { findDraft, findVersion, refuseChange } from './find-draft';

/**
 * Drops the draft; what is published stays. A page that was never published is removed with its draft: then the answer
 * is null. Throws Unauthorized or Forbidden; NullPointer for an unknown page; Changed when there is no draft or it has
 * changed since the caller saw it.
 */
export async function discardContentDraft(
  context: Context,
  { id, revision }: InputOf<typeof contract>,
): Promise<ContentDraft | null> {
  const { personId } = requireAllowed(context, 'editContent');
  return context.db.transaction(async (tx) => {
    const dropped = await tx
      .deleteFrom('content_entry')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('version', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!dropped) await dropDraft(tx, { id, revision, personId, now: context.now() });
    const deed = { action: dropped ? 'content.page.dropped' : 'content.draft.discarded', subject: 'page' };
    await recordAudit(context, tx, { ...deed, subjectId: id });
    return dropped ? null : findDraft(tx, id);
  });
}

interface Dropping {
  id: string;
  revision: number;
  personId: string;
  now: number;
}

async function dropDraft(tx: Tx, { id, revision, personId, now }: Dropping): Promise<void> {
  const left = await tx
    .updateTable('content_entry')
    .set({ draft: null, revision: revision + 1, editor_id: personId, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('draft', 'is not', null)
    .returning('version')
    .executeTakeFirst();
  const published = left && (await findVersion(tx, id, left.version));
  if (!published) return refuseChange(tx, id);
  const { title } = storedDocument(published).zh;
  await tx.updateTable('content_entry').set({ title }).where('id', '=', id).execute();
}
