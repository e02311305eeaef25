'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { questionsQuery } from '@/lib/community/question/client/question-lists';
import { type QuestionOrder, questionOrders } from '@/lib/community/question/codes';
import type { QuestionItem } from '@/lib/community/question/contract';
import { askPath } from '@/lib/community/question/rules/post-paths';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardQuestion, CardQuestionSkeleton } from './card-question';
import { OrderSwitch } from './order-switch';

interface CardChannelQuestionsProps {
  topicId: string;
  /** The latest active ones, where they came with the page. */
  first?: Page<QuestionItem>;
}

/** The questions of a channel: their order, the list, and the way to ask. */
export function CardChannelQuestions({ topicId, first }: CardChannelQuestionsProps) {
  const t = useTranslations('question');
  const [order, setOrder] = useState<QuestionOrder>('active');
  const query = useInfiniteQuery({
    ...questionsQuery(topicId, order),
    initialData: first && order === 'active' ? { pages: [first], pageParams: [1] } : undefined,
  });
  const ask = (
    <Link href={askPath(topicId)} rel="nofollow" className={buttonClass('accent')}>
      {t('ask')}
    </Link>
  );
  const empty = order === 'unanswered' ? (['unanswered', 'unansweredText'] as const) : (['title', 'text'] as const);
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <OrderSwitch
          orders={questionOrders}
          order={order}
          label={t('orders.label')}
          words={{ active: t('orders.active'), latest: t('orders.latest'), unanswered: t('orders.unanswered') }}
          onChange={(chosen) => setOrder(chosen)}
        />
        {ask}
      </div>
      <PagedList
        key={order}
        query={query}
        keyOf={({ id }) => id}
        skeleton={<CardQuestionSkeleton />}
        skeletons={5}
        empty={
          <Notice title={t(`empty.${empty[0]}`)} text={t(`empty.${empty[1]}`)}>
            {null}
          </Notice>
        }
        className="*:border-line *:not-last:border-b"
        {...useListWords()}
      >
        {(question) => <CardQuestion question={question} />}
      </PagedList>
    </>
  );
}
