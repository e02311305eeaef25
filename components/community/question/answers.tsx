'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { answersQuery, namedAnswerQuery, ownAnswerQuery } from '@/lib/community/question/client/question-page';
import { type AnswerOrder, answerOrders } from '@/lib/community/question/codes';
import type { Answer, QuestionDetail } from '@/lib/community/question/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import type { Page } from '@/lib/platform/shared/wire';
import { AnswerComposer } from './answer-composer';
import { AnswerEntry, type AnswerEntryProps } from './answer-entry';
import { AnswerSkeleton } from './answer-skeleton';
import { OrderSwitch } from './order-switch';
import { useNamedAnswer } from './use-named-answer';

interface AnswersProps {
  question: QuestionDetail;
  /** The most liked answers, as the page has them. */
  first: Page<Answer>;
  isAsker: boolean;
}

/** The answers to a question: what the address names first, then the accepted one, then the others; and the field for one's own. */
export function Answers({ question, first, isAsker }: AnswersProps) {
  const t = useTranslations('questionPage');
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [order, setOrder] = useState<AnswerOrder>('liked');
  const { id, accepted, answerCount, isClosed } = question;
  const query = useInfiniteQuery({
    ...answersQuery(id, order),
    initialData: order === 'liked' ? { pages: [first], pageParams: [1] } : undefined,
  });
  const own = useQuery({ ...ownAnswerQuery(id), enabled: useLoggedIn() }).data ?? null;
  const { name, areCommentsOpen } = useNamedAnswer();
  const named = useQuery({ ...namedAnswerQuery(name), enabled: name !== '' && name !== accepted?.id }).data;
  const isHere = named?.question.id === id ? named : null;
  const entry = (answer: Answer, more: Partial<AnswerEntryProps> = {}) => (
    <AnswerEntry
      key={answer.id}
      {...{ questionId: id, answer, isClosed, isAsker, ...more }}
      own={own?.id === answer.id ? own : null}
    />
  );
  const listWords = useListWords();
  return (
    <section aria-labelledby={titleId} className="mt-9">
      <div className="flex flex-wrap items-center gap-x-4 border-line border-b pb-2">
        <h2 id={titleId} className="mr-auto text-xl tabular-nums">
          {t('answers.title', { count: answerCount })}
        </h2>
        {/* Below a few answers the field is far down. */}
        {answerCount > 1 && !isClosed && !own && (
          <button
            type="button"
            onClick={() => field.current?.focus()}
            className={`noscript:hidden ${buttonClass('line', 'small')}`}
          >
            {t('composer.title')}
          </button>
        )}
        {answerCount > 2 && (
          <OrderSwitch
            orders={answerOrders}
            order={order}
            label={t('answers.orders.label')}
            words={{ liked: t('answers.orders.liked'), latest: t('answers.orders.latest') }}
            onChange={(chosen) => setOrder(chosen)}
          />
        )}
      </div>
      {isHere && !isHere.isAccepted && entry(isHere, { isNamed: true, areCommentsOpen })}
      {own?.state === 'waiting' && entry(own)}
      {accepted && (
        <div className="mt-5">
          {entry(accepted, {
            ...{ isAccepted: true, isNamed: name === accepted.id },
            areCommentsOpen: name === accepted.id && areCommentsOpen,
          })}
        </div>
      )}
      <PagedList
        key={order}
        query={query}
        keyOf={(answer) => answer.id}
        skeleton={<AnswerSkeleton />}
        skeletons={2}
        isPart
        empty={
          answerCount === 0 && !own ? <NoAnswers isClosed={isClosed} onWrite={() => field.current?.focus()} /> : null
        }
        className="*:border-line *:not-last:border-b"
        {...listWords}
      >
        {(answer) => (answer.id === isHere?.id ? null : entry(answer))}
      </PagedList>
      {isClosed ? (
        <div className="mt-6 rounded-lg bg-sunk px-4 py-3.5">
          <p className="font-semibold">{t('closed.title')}</p>
          <p className="mt-0.5 text-ink-2 text-sm">{t('closed.text')}</p>
        </div>
      ) : (
        !own && (
          <section aria-label={t('composer.title')} className="mt-6 border-line border-t pt-5">
            <h2 className="noscript:hidden text-lg">{t('composer.title')}</h2>
            <AnswerComposer questionId={id} fieldRef={field} />
          </section>
        )
      )}
    </section>
  );
}

function NoAnswers({ isClosed, onWrite }: { isClosed: boolean; onWrite(): void }) {
  const t = useTranslations('questionPage.answers.empty');
  return (
    <Notice title={t('title')} text={t(isClosed ? 'closed' : 'text')}>
      {!isClosed && (
        <button type="button" onClick={onWrite} className={`noscript:hidden ${buttonClass('line')}`}>
          {t('action')}
        </button>
      )}
    </Notice>
  );
}
