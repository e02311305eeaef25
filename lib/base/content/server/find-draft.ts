import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ContentDocument, ContentDraft, ContentKind } from '../contract';
import { contentRows, toContentRow } from './content-rows';
import { storedDocument } from './documents';

const mostVersions = 50;

/**
 * A page as its editors see it; within the transaction of a change, exactly as the change left it. Throws NullPointer
 * for none.
 */
export async function findDraft(db: Reader, id: string): Promise<ContentDraft> {
  const row = await contentRows(db).select('content_entry.draft').where('content_entry.id', '=', id).executeTakeFirst();
  const json = row && (row.draft ?? (await findVersion(db, id, row.version)));
  if (!json) throw new CodedError('NullPointer');
  return {
    ...toContentRow(row),
    document: storedDocument(json),
    revision: row.revision,
    versions: await listVersions(db, id),
  };
}

/** The JSON of a version; null for none. */
export async function findVersion(db: Reader, id: string, version: number | null): Promise<string | null> {
  if (version === null) return null;
  const row = await db
    .selectFrom('content_version')
    .select('document')
    .where('page_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.document ?? null;
}

async function listVersions(db: Reader, id: string): Promise<ContentDraft['versions']> {
  const rows = await db
    .selectFrom('content_version')
    .leftJoin('person as author', (join) =>
      join.onRef('author.id', '=', 'content_version.author_id').on('author.erased_at', 'is', null),
    )
    .select(['content_version.version', 'content_version.created_at', 'author.nickname'])
    .where('page_id', '=', id)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
  return rows.map(({ version, created_at, nickname }) => ({
    version,
    author: nickname,
    publishedAt: isoInBeijing(created_at),
  }));
}

/** Throws the reason why a change that named a revision matched no row: an unknown page, or a newer revision. */
export async function refuseChange(db: Reader, id: string, kind?: ContentKind): Promise<never> {
  const entry = await db.selectFrom('content_entry').select('kind').where('id', '=', id).executeTakeFirst();
  throw new CodedError(entry && entry.kind === (kind ?? entry.kind) ? 'Changed' : 'NullPointer');
}

/** Columns of an edited page, from a document. */
export function draftColumns(document: ContentDocument) {
  return { draft: JSON.stringify(document), title: document.zh.title };
}
