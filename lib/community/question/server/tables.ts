import type { Generated } from 'kysely';
import type { Language } from '@/lib/platform/shared/language';
import type { PostKind, PostState } from '../codes';

export interface QuestionTable {
  id: string;
  topic_id: string;
  /** An erased person stays in it, who has no name. */
  author_id: string;
  title: string;
  text: string;
  /** The language of the version in which it was asked. */
  language: Language;
  state: PostState;
  /** When it was closed: its asker removed it, or is erased, and others had answered; null for open. */
  closed_at: number | null;
  /** The accepted answer; null for none. */
  accepted_id: string | null;
  /** Number of shown answers. */
  answer_count: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  created_at: number;
  /** When it was asked or answered last. */
  active_at: number;
  /** Last change; null for none. */
  edited_at: number | null;
  /** Number of changes. */
  revision: Generated<number>;
  /** What its sender called it: the same again is not asked twice. Null for what nobody sent. */
  client_id: Generated<string | null>;
}

export interface AnswerTable {
  id: string;
  question_id: string;
  author_id: string;
  text: string;
  language: Language;
  state: PostState;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  created_at: number;
  edited_at: number | null;
  revision: Generated<number>;
}

/** What a question or an answer said before a change. */
export interface PostVersionTable {
  kind: PostKind;
  post_id: string;
  /** The revision that it was. */
  revision: number;
  title: string;
  text: string;
  written_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    question: QuestionTable;
    answer: AnswerTable;
    post_version: PostVersionTable;
  }
}
