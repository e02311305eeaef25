import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getQuestion as contract, QuestionDetail } from '../../contract';
import { findAnswerItems } from '../answers/answer-item';
import { questionRows, toQuestionItem } from './question-item';

/** A question as everybody sees it. NullPointer for one that is not shown, whoever asks: the page that it makes is kept for all. */
export async function getQuestion(context: Context, { id }: InputOf<typeof contract>): Promise<QuestionDetail> {
  const [row] = await questionRows(context.db.read, [id]);
  if (row?.state !== 'shown') throw new CodedError('NullPointer');
  const { excerpt: _, ...item } = toQuestionItem(row, context.language);
  const [accepted] = row.accepted_id === null ? [] : await findAnswerItems(context, [row.accepted_id]);
  return {
    ...item,
    text: row.text,
    commentCount: row.comment_count,
    accepted: accepted ?? null,
    editedAt: row.edited_at === null ? null : isoInBeijing(row.edited_at),
    revision: row.revision,
  };
}
