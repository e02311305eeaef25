import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { type ContentDocument, contactFormPageId, contactPageId, presentFutureId } from '../contract';
import { cleanDocument } from './documents';
import { contact } from './seed/contact';
import { contactPage } from './seed/contact-page';
import { presentFuture } from './seed/present-future';
import { writeVersion } from './write-version';

/** Publishes the demonstration's contact pages, replacing the initial ones, and its special; `now` in ms. */
export async function seedContentPages(tx: Tx, now: number): Promise<void> {
  await publish(tx, contactPageId, { kind: 'text', ...contactPage, data: null }, now);
  await publish(tx, contactFormPageId, { kind: 'text', ...contact, data: null }, now);
  await publish(tx, presentFutureId, presentFuture, now);
}

async function publish(tx: Tx, id: string, written: ContentDocument, now: number): Promise<void> {
  const document = cleanDocument(written);
  const { kind } = document;
  const { title } = document.zh;
  const data = document.data && JSON.stringify(document.data);
  const { version } = await tx
    .insertInto('content_entry')
    .values({
      ...{ id, kind, title, data, draft: null, revision: 1, version: 1 },
      ...{ editor_id: null, published_at: now, updated_at: now },
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...{ title, data, draft: null, published_at: now, updated_at: now },
        revision: sql<number>`content_entry.revision + 1`,
        version: sql<number>`coalesce(content_entry.version, 0) + 1`,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  if (version === null) throw new Error(`Content page ${id} was published without a version.`);
  await writeVersion(tx, { id, version, document, authorId: null, createdAt: now });
}
