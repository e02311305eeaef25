import type { Language } from '@/lib/platform/shared/language';
import type { ContentKind } from '../codes';

/** A page: what its editors work on. What the public sees stands beside it, by language. Times in ms. */
export interface ContentEntryTable {
  id: string;
  kind: ContentKind;
  /** The Chinese title of the draft, or of what is published where there is none: what the console's table is searched by. */
  title: string;
  /** JSON of what is published beside the texts (`contentDocument.data`); null for none. */
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

/** What was published, for ever. */
export interface ContentVersionTable {
  page_id: string;
  version: number;
  /** JSON of a `contentDocument`. */
  document: string;
  /** Null for what came with the product. */
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
