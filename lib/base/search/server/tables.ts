import type { Generated } from 'kysely';
import type { Language } from '@/lib/platform/shared/language';
import type { SearchKind } from '../codes';

/**
 * A searchable thing. The tables of the index begin with `index_`: their content is derived from other tables, so
 * backups leave them out and they can be rebuilt at any time.
 */
export interface IndexDocumentTable {
  number: Generated<number>;
  kind: SearchKind;
  thing_id: string;
  /** Its popularity among its kind. */
  weight: number;
  /** Its tier in its kind (`tierOf`): lower ones are searched first. */
  tier: number;
  name_zh: string;
  name_en: string | null;
  /** Its names, folded, each after a line break. */
  name_key: string;
}

/** State of the index of a kind. */
export interface IndexKindTable {
  kind: SearchKind;
  /** Version of the rules it was built with (`rules/document-words.ts`). */
  version: number;
  /** JSON: minimum weights of the heads; empty while they have not been computed. */
  head_weights: string;
}

/** A search with hits on a Beijing day (YYYY-MM-DD), kept while the same viewer could repeat it on that day. */
export interface SearchAskedTable {
  day: string;
  /** The language of the pages it was made on. */
  language: Language;
  /** The text, folded. */
  text_key: string;
  /** A digest of the person or of a visitor's address, which differs each day. */
  viewer: string;
}

/** Number of people who searched for a text with hits, by the pages' language and Beijing day. */
export interface SearchCountTable {
  day: string;
  language: Language;
  text_key: string;
  /** As the first of them spelled it. */
  text: string;
  viewer_count: number;
}

/** A popular search of a language, the most popular first. */
export interface SearchHotWordTable {
  language: Language;
  position: number;
  text: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    index_document: IndexDocumentTable;
    index_kind: IndexKindTable;
    search_asked: SearchAskedTable;
    search_count: SearchCountTable;
    search_hot_word: SearchHotWordTable;
  }
}
