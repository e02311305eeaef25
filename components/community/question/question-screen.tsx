'use client';

import { useQuery } from '@tanstack/react-query';
import { questionQuery } from '@/lib/community/question/client/question-page';
import type { Answer, QuestionDetail } from '@/lib/community/question/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import type { Page } from '@/lib/platform/shared/wire';
import { Answers } from './answers';
import { QuestionArticle } from './question-article';

interface QuestionScreenProps {
  /** As everybody sees it; changes that are made here are asked for again. */
  question: QuestionDetail;
  answers: Page<Answer>;
}

/** A question with its answers (specification section 2, /questionDetail/{id}). */
export function QuestionScreen({ question: first, answers }: QuestionScreenProps) {
  const { data: question } = useQuery({ ...questionQuery(first.id), initialData: first });
  const isAsker = useSessionStore(
    ({ peopleMessage }) => question.author.userId !== '' && peopleMessage?.userId === question.author.userId,
  );
  const known = [...answers.list, ...(question.accepted ? [question.accepted] : [])];
  const isOnlyOwn = known.every(({ author }) => author.userId === question.author.userId);
  const isAnswered = question.answerCount > (isOnlyOwn ? known.length : 0);
  return (
    <div className="wrap pt-3 pb-16" data-sleeps="painted">
      <div className="mx-auto max-w-180">
        <QuestionArticle {...{ question, isAsker, isAnswered }} />
        <Answers question={question} first={answers} isAsker={isAsker} />
      </div>
    </div>
  );
}
