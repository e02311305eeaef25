import type { Generated } from 'kysely';
import type { ArticleState } from '../codes';

export interface ArticleTable {
  id: string;
  author_id: string;
  /** Its channel; null for none. */
  topic_id: string | null;
  state: ArticleState;
  /** Empty where there is no text in the language. */
  title_zh: string;
  title_en: string;
  /** Sanitised HTML. */
  body_zh: string;
  body_en: string;
  /** The beginning of the body as plain text, for lists. */
  excerpt_zh: string;
  excerpt_en: string;
  /** Reading time of the body, in minutes; 0 without one. */
  minutes_zh: number;
  minutes_en: number;
  /** Last change of the title or body of a language; 0 before. */
  changed_zh_at: number;
  changed_en_at: number;
  /** When its author last said that both texts say the same; null for never. */
  checked_at: number | null;
  /** Media key of the cover. */
  cover: string | null;
  /** Number of changes. */
  revision: Generated<number>;
  /** Why it was rejected, or taken down. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts when it was submitted. */
  words: Generated<string>;
  created_at: number;
  updated_at: number;
  /** Last submission; null before. */
  submitted_at: number | null;
  /** When it was first approved; null before. */
  verified_at: number | null;
  /** Last change that readers see; null for none since it was approved. */
  edited_at: number | null;
  /** Since when staff feature it; null for no. */
  featured_at: number | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
}

export interface ArticleTagTable {
  article_id: string;
  position: number;
  tag: string;
  /** In its normal form (`tagKey`). */
  tag_key: string;
}

/**
 * A place of a public article in the lists: one row for each list that has it, of all articles, of its channel, of each of
 * its tags, of each of its tags in its channel. Empty texts stand for 'all'. A page of a list is so many rows of an index.
 */
export interface ArticleEntryTable {
  article_id: string;
  topic_id: string;
  tag_key: string;
  /** When the article was first approved. */
  listed_at: number;
  like_count: number;
}

/** How many entries such a list has: what the filters offer. */
export interface ArticleSubjectTable {
  topic_id: string;
  tag_key: string;
  /** The tag as it was written last; empty for a channel. */
  tag: string;
  article_count: number;
}

/** What an article said before a change. */
export interface ArticleVersionTable {
  article_id: string;
  /** The revision that it was. */
  version: number;
  /** JSON of the titles and bodies (`ArticleTexts`). */
  texts: string;
  saved_at: number;
}

/** A picture that was uploaded for an article; in use or not, it is stored while it has its row. */
export interface ArticlePictureTable {
  /** Its media key without the ending, which says whether it moves. */
  stem: string;
  article_id: string;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    article: ArticleTable;
    article_tag: ArticleTagTable;
    article_entry: ArticleEntryTable;
    article_subject: ArticleSubjectTable;
    article_version: ArticleVersionTable;
    article_picture: ArticlePictureTable;
  }
}
