import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import type { Answer, AnswerOfPerson } from '../../contract';
import { authorColumns, toAuthor } from '../post-author';

/** Shown answers in the order of the ids; others are left out. */
export async function findAnswerItems(context: Context, ids: readonly string[]): Promise<Answer[]> {
  const rows = await answerRows(context.db.read, ids);
  const items = new Map(
    rows.filter(({ state }) => state === 'shown').map((row) => [row.id, toAnswer(row, context.language)]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Answers in any state, with their questions and who wrote them. */
export async function answerRows(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'question_id')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'answer.author_id').on('erased_at', 'is', null))
    .select([
      'answer.id',
      'answer.text',
      'answer.language',
      'answer.state',
      'answer.like_count',
      'answer.comment_count',
    ])
    .select(['answer.created_at', 'answer.edited_at', 'answer.revision', 'answer.author_id'])
    .select([
      'question_id',
      'question.title as question_title',
      'question.language as question_language',
      'accepted_id',
    ])
    .select(authorColumns)
    .where('answer.id', 'in', ids)
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof answerRows>>[number];

export function toAnswer(row: AnswerRow, language: Language): Answer {
  return {
    id: row.id,
    author: toAuthor(row, language),
    text: row.text,
    language: row.language,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    answeredAt: isoInBeijing(row.created_at),
    editedAt: row.edited_at === null ? null : isoInBeijing(row.edited_at),
    revision: row.revision,
  };
}

/** An answer with its question. */
export function toAnswerOfPerson(row: AnswerRow, language: Language): AnswerOfPerson {
  return {
    ...toAnswer(row, language),
    question: { id: row.question_id, title: row.question_title, language: row.question_language },
    isAccepted: row.accepted_id === row.id,
  };
}
