import { publicTopicState } from '@/lib/community/topic/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { QuestionItem } from '../../contract';
import { excerptOf } from '../../rules/excerpt';
import { authorColumns, toAuthor } from '../post-author';

/** Shown questions as items of a list, in the order of the ids; others are left out. */
export async function findQuestionItems(context: Context, ids: readonly string[]): Promise<QuestionItem[]> {
  const rows = await questionRows(context.db.read, ids);
  const items = new Map(
    rows.filter(({ state }) => state === 'shown').map((row) => [row.id, toQuestionItem(row, context.language)]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Questions in any state, with their channels and who asked them. */
export async function questionRows(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return (
    db
      .selectFrom('question')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'author_id').on('erased_at', 'is', null))
      .leftJoin('topic', (join) => join.onRef('topic.id', '=', 'topic_id').on('topic.state', '=', publicTopicState))
      .select(['question.id', 'title', 'text', 'question.language', 'question.state', 'closed_at', 'accepted_id'])
      .select(['answer_count', 'like_count', 'comment_count', 'question.created_at', 'question.active_at'])
      .select(['edited_at', 'question.revision', 'author_id', 'topic.id as topic_id', 'name_zh', 'name_en'])
      .select(authorColumns)
      // By id alone, as with works (`lib/works/work/server/video-item.ts`).
      .where('question.id', 'in', ids)
      .execute()
  );
}

export type QuestionRow = Awaited<ReturnType<typeof questionRows>>[number];

export function toQuestionItem(row: QuestionRow, language: Language): QuestionItem {
  return {
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.text),
    language: row.language,
    author: toAuthor(row, language),
    topic: toTopic(row, language),
    answerCount: row.answer_count,
    likeCount: row.like_count,
    hasAccepted: row.accepted_id !== null,
    isClosed: row.closed_at !== null,
    askedAt: isoInBeijing(row.created_at),
    activeAt: isoInBeijing(row.active_at),
  };
}

function toTopic({ topic_id, name_zh, name_en }: QuestionRow, language: Language): QuestionItem['topic'] {
  if (topic_id === null) return null;
  const name = translate(name_zh ?? '', name_en, language);
  return { id: topic_id, title: name.text, titleLanguage: name.language };
}
