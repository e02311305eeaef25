import { sql } from 'kysely';
import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContentDocument, ContentDraft, publishContentPage as contract } from '../contract';
import { missingParts } from '../rules/publishable';
import { storedDocument } from './documents';
import { findDraft, findVersion, refuseChange } from './find-draft';
import { writeVersion } from './write-version';

/**
 * Publishes the draft as the next version, completely or not at all; every node shows it within a second. Throws
 * Unauthorized or Forbidden; NullPointer for an unknown page; Changed when there is no draft or it has changed since
 * the caller saw it; code `400` with the rule `required` for a draft that lacks a part (`rules/publishable.ts`).
 */
export async function publishContentPage(
  context: Context,
  { id, revision }: InputOf<typeof contract>,
): Promise<ContentDraft> {
  const { personId } = requireAllowed(context, 'editContent');
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { version, document } = await takeDraft(tx, { id, revision, personId, now });
    const fields = missingParts(document);
    if (fields.length > 0) throw new CodedError('400', { fields });
    const former = await findVersion(tx, id, version - 1);
    await writeVersion(tx, { id, version, document, authorId: personId, createdAt: now });
    await tx
      .updateTable('content_entry')
      .set({ draft: null, data: document.data && JSON.stringify(document.data) })
      .where('id', '=', id)
      .execute();
    await recordAudit(context, tx, {
      action: 'content.page.published',
      subject: 'page',
      subjectId: id,
      before: former === null ? null : { version: version - 1 },
      after: { version, changed: changedParts(former ? storedDocument(former) : null, document) },
    });
    return findDraft(tx, id);
  });
}

interface Claim {
  id: string;
  revision: number;
  personId: string;
  now: number;
}

/** Of all callers that publish or save the same revision, only one passes this statement. */
async function takeDraft(tx: Tx, { id, revision, personId, now }: Claim) {
  const taken = await tx
    .updateTable('content_entry')
    .set({
      revision: revision + 1,
      version: sql<number>`coalesce(version, 0) + 1`,
      editor_id: personId,
      published_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('draft', 'is not', null)
    .returning(['version', 'draft'])
    .executeTakeFirst();
  if (!taken?.version || !taken.draft) return refuseChange(tx, id);
  return { version: taken.version, document: storedDocument(taken.draft) };
}

/** Names of the changed parts; the versions themselves have the texts. */
function changedParts(former: ContentDocument | null, { zh, en, data }: ContentDocument): string[] {
  const texts = { zh, en };
  const changed = (['zh', 'en'] as const).flatMap((language) =>
    (['title', 'description', 'body'] as const)
      .filter((part) => former?.[language][part] !== texts[language][part])
      .map((part) => `${language}.${part}`),
  );
  return JSON.stringify(former?.data) === JSON.stringify(data) ? changed : [...changed, 'data'];
}
