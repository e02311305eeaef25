import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { listAnswers } from '@/lib/community/question/server/answers/list-answers';
import { questionTag } from '@/lib/community/question/server/page-tags';
import { getQuestion } from '@/lib/community/question/server/questions/get-question';
import { topicTag } from '@/lib/community/topic/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** Whether a string can be the id of a question, so that no other address is read or cached. */
const isQuestionId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What the first HTML of a question's page shows: the question, its accepted answer, and the most liked ones. Null for none, tagged
 * all the same, so that a kept 404 ends when it is shown. Read once for a rendering.
 */
export const readQuestionPage = cache(async (language: Language, id: string) => {
  if (!isQuestionId(id)) return null;
  const context = visitorContext(language);
  const tags = [questionTag(id), authorsTag];
  const question = await taggedRead(tags, () => getQuestion(context, { id }).catch(orNull));
  if (!question) return null;
  const liked = { questionId: id, orderBy: 'liked', pageIndex: 1, pageSize: 20 } as const;
  const answers = await taggedRead(tags, () => listAnswers(context, liked).catch(orNull));
  // The channel may be renamed or taken down.
  if (question.topic) await taggedRead([topicTag(question.topic.id)], async () => null);
  return answers && { question, answers };
});
