import type { Generated } from 'kysely';
import type { Language } from '@/lib/platform/shared/language';
import type { SearchKind } from '../codes';

/**
 * Something that can be found. The tables of the index begin with `index_`: all that they hold is derived from other
 * tables, so that no backup has them and they can be made anew at any time.
 */
export interface IndexDocumentTable {
  number: Generated<number>;
  kind: SearchKind;
  thing_id: string;
  /** How popular it is among its kind. */
  weight: number;
  /** In which heads of its kind it is (`tierOf`): these are looked through first. */
  tier: number;
  name_zh: string;
  name_en: string | null;
  /** Its names, folded, each after a line break. */
  name_key: string;
}

/** How the index of a kind stands. */
export interface IndexKindTable {
  kind: SearchKind;
  /** By which rules it was made (`rules/document-words.ts`). */
  version: number;
  /** JSON: from which weight on something belongs to each head; empty while they have not been counted. */
  head_weights: string;
}

/** What somebody searched for, and found, on a Beijing day (YYYY-MM-DD): kept while they could search for it again on it. */
export interface SearchAskedTable {
  day: string;
  /** The language of the pages that it was searched for on. */
  language: Language;
  /** The text, folded. */
  text_key: string;
  /** A digest of the person, or of where a visitor comes from, which says nothing on any other day. */
  viewer: string;
}

/** How many searched for a text on pages in a language, and found something, on a Beijing day. */
export interface SearchCountTable {
  day: string;
  language: Language;
  text_key: string;
  /** As the first of them wrote it. */
  text: string;
  viewer_count: number;
}

/** The hot words of a language, the hottest first. */
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
