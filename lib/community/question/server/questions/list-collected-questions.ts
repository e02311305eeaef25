import type { Context } from '@/lib/platform/server/context';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { listCollected } from '@/lib/reactions/collection/port';
import type { QuestionItem } from '../../contract';
import { findQuestionItems } from './question-item';

/** The questions that the caller has collected, the latest first; those that everybody may still see. */
export function listCollectedQuestions(context: Context, query: PageQuery): Promise<Page<QuestionItem>> {
  return listCollected(context, 'question', query, findQuestionItems);
}
