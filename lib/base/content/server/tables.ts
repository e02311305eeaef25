import type { Language } from '@/lib/platform/shared/language';
import type { ContentKind } from '../codes';

/** A page for its editors. The published texts are in another table, by language. Times in ms. */
export interface ContentEntryTable {
  id: string;
  kind: ContentKind;
  /** The Chinese title of the draft, or of the published document without one: searched by the console's table. */
  title: string;
  /** JSON of the published data beside the texts (`contentDocument.data`); null for none. */
  data: string | null;
  /** JSON of a `contentDocument`; null while nothing is being edited. */
  draft: string | null;
  /** Grows with each change of the draft. */
  revision: number;
  /** The latest published version; null while there is none. */
  version: number | null;
  editor_id: string | null;
  published_at: number | null;
  updated_at: number;
}

/** Published versions, kept permanently. */
export interface ContentVersionTable {
  page_id: string;
  version: number;
  /** JSON of a `contentDocument`. */
  document: string;
  /** Null for initial documents. */
  author_id: string | null;
  created_at: number;
}

/** The published text of a page in one language. */
export interface ContentPageTable {
  id: string;
  language: Language;
  title: string;
  description: string;
  /** Sanitised HTML. */
  body: string;
  updated_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    content_entry: ContentEntryTable;
    content_version: ContentVersionTable;
    content_page: ContentPageTable;
  }
}
