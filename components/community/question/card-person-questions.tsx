'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import { answersOfPersonQuery, questionsOfPersonQuery } from '@/lib/community/question/client/question-lists';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { AnswerRow } from './answer-row';
import { AnswerSkeleton } from './answer-skeleton';
import { CardQuestion, CardQuestionSkeleton } from './card-question';
import { OrderSwitch } from './order-switch';

interface PersonListProps {
  userId: string;
  empty: ReactNode;
}

const lists = ['answers', 'questions'] as const;

/** What a person answered, or asked: a tab of their page. Answers come first, they show what somebody knows. */
export function CardPersonQuestions(props: PersonListProps) {
  const t = useTranslations('question.ofPerson');
  const [list, setList] = useState<(typeof lists)[number]>('answers');
  return (
    <div className="max-w-180">
      <OrderSwitch
        orders={lists}
        order={list}
        label={t('label')}
        words={{ answers: t('answers'), questions: t('questions') }}
        onChange={(chosen) => setList(chosen)}
      />
      {list === 'answers' ? <Answers {...props} /> : <Questions {...props} />}
    </div>
  );
}

function Answers({ userId, empty }: PersonListProps) {
  const t = useTranslations('question');
  return (
    <PagedList
      query={useInfiniteQuery(answersOfPersonQuery(userId))}
      keyOf={({ id }) => id}
      skeleton={<AnswerSkeleton />}
      skeletons={4}
      empty={empty}
      className={rows}
      {...useListWords()}
    >
      {(answer) => (
        <AnswerRow
          answer={answer}
          states={answer.isAccepted && <p className="mt-1.5 font-semibold text-ok text-xs">{t('accepted')}</p>}
        />
      )}
    </PagedList>
  );
}

function Questions({ userId, empty }: PersonListProps) {
  return (
    <PagedList
      query={useInfiniteQuery(questionsOfPersonQuery(userId))}
      keyOf={({ id }) => id}
      skeleton={<CardQuestionSkeleton />}
      skeletons={5}
      empty={empty}
      className={rows}
      {...useListWords()}
    >
      {(question) => <CardQuestion question={question} withTopic />}
    </PagedList>
  );
}

const rows = '*:border-line *:not-last:border-b';
