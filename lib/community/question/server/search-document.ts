import { sql } from 'kysely';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';

/** How many answers are found by their words, the most liked ones, and how much of each. */
const [answers, answerLength] = [5, 300];
/** What an answer weighs in likes. */
const weightOfAnswer = 3;

/** Shown questions in the search index: by title, text, channel and what was answered. */
export const questionSearch: Searchable = {
  kind: 'question',
  readDocument,
  findIds: idsOf('question'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('question')
      .select(['id', 'state', 'like_count', 'answer_count'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.filter(({ state }) => state === 'shown').map((row) => [row.id, weightOf(row)]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const question = await tx
    .selectFrom('question')
    .innerJoin('topic', 'topic.id', 'topic_id')
    .select(['title', 'text', 'language', 'question.state', 'like_count', 'answer_count', 'name_zh', 'name_en'])
    .where('question.id', '=', id)
    .executeTakeFirst();
  if (question?.state !== 'shown') return null;
  const { title, text, language, name_zh, name_en } = question;
  return {
    // A question has one language: its title is a name in that one alone.
    nameZh: language === 'zh' ? title : '',
    nameEn: language === 'en' ? title : null,
    keywords: [name_zh, name_en ?? ''],
    texts: [text, ...(await answerTexts(tx, id))],
    weight: weightOf(question),
  };
}

const weightOf = (row: { like_count: number; answer_count: number }) =>
  row.like_count + weightOfAnswer * row.answer_count;

async function answerTexts(db: Reader, questionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('answer')
    .select('text')
    .where('question_id', '=', questionId)
    // A literal, not a parameter: it must be the index's own condition.
    .where('state', '=', sql.lit('shown'))
    .orderBy('like_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(answers)
    .execute();
  return rows.map(({ text }) => text.slice(0, answerLength));
}
