import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ContentKind, ContentRow } from '../contract';

/** The rows of the console's table, which callers filter and sort. */
export function contentRows(db: Reader) {
  return (
    db
      .selectFrom('content_entry')
      .leftJoin('content_page as english', (join) =>
        join.onRef('english.id', '=', 'content_entry.id').on('english.language', '=', 'en'),
      )
      // A deleted account has no name.
      .leftJoin('person as editor', (join) =>
        join.onRef('editor.id', '=', 'content_entry.editor_id').on('editor.erased_at', 'is', null),
      )
      .select([
        'content_entry.id',
        'content_entry.kind',
        'content_entry.title',
        'content_entry.version',
        'content_entry.published_at',
        'content_entry.updated_at',
        'content_entry.revision',
        'english.language as english',
        'editor.nickname as editor',
      ])
      .select((eb) => eb('content_entry.draft', 'is not', null).as('has_draft'))
  );
}

interface Row {
  id: string;
  kind: ContentKind;
  title: string;
  version: number | null;
  published_at: number | null;
  updated_at: number;
  english: string | null;
  editor: string | null;
  /** 0 or 1 on SQLite. */
  has_draft: unknown;
}

export function toContentRow(row: Row): ContentRow {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    version: row.version,
    publishedAt: row.published_at === null ? null : isoInBeijing(row.published_at),
    hasDraft: Boolean(row.has_draft),
    isTranslated: row.english !== null,
    editor: row.editor,
    updatedAt: isoInBeijing(row.updated_at),
  };
}
