import { findSimilar } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { questionLimits } from '../../codes';
import type { findSimilarQuestions as contract, QuestionItem } from '../../contract';
import { findQuestionItems } from './question-item';

/** How many of those that share words are looked at for some of the same channel. */
const among = 20;

/** Questions that share words with a title, those of the channel first; none for a title of a few characters. */
export async function findSimilarQuestions(
  context: Context,
  { text, topicId }: InputOf<typeof contract>,
): Promise<QuestionItem[]> {
  if (countCharacters(text) < questionLimits.similarFrom) return [];
  const ids = await findSimilar(context.db.read, 'question', text, among);
  const items = await findQuestionItems(context, ids);
  const isHere = (item: QuestionItem) => item.topic?.id === topicId;
  return [...items.filter(isHere), ...items.filter((item) => !isHere(item))].slice(0, questionLimits.similar);
}
