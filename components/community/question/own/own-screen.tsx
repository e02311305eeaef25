'use client';

import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { ownAnswersQuery, ownQuestionsQuery } from '@/lib/community/question/client/question-lists';
import type { ListedOwnAnswer, OwnQuestion } from '@/lib/community/question/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { AnswerRow } from '../answer-row';
import { AnswerSkeleton } from '../answer-skeleton';
import { CardQuestionSkeleton } from '../card-question';
import { OwnQuestionRow } from './own-question-row';
import { PostStates } from './post-states';
import { ownTabs } from './tabs';

export interface OwnPostsProps {
  initial: (typeof ownTabs)[number]['name'];
  /** The first page of each; null where the other is shown first. */
  questions: Page<OwnQuestion> | null;
  answers: Page<ListedOwnAnswer> | null;
}

/** What the caller asked and answered, also what waits for review (/MyMaJiang/questions). */
export function OwnPosts({ initial, questions, answers }: OwnPostsProps) {
  const t = useTranslations('questionOwn');
  return (
    <>
      <div className="wrap pt-5">
        <h1 className="mx-auto max-w-180 text-2xl">{t('title')}</h1>
      </div>
      <AddressTabs
        tabs={ownTabs}
        initial={initial}
        parameter="tab"
        path="/MyMaJiang/questions"
        label={t('title')}
        words={{ questions: t('tabs.questions'), answers: t('tabs.answers') }}
        isColumn
        panels={{ questions: <Questions first={questions} />, answers: <Answers first={answers} /> }}
      />
    </>
  );
}

function Questions({ first }: { first: Page<OwnQuestion> | null }) {
  return (
    <PagedList
      query={useOwnList(ownQuestionsQuery, first)}
      keyOf={({ id }) => id}
      skeleton={<CardQuestionSkeleton />}
      skeletons={5}
      empty={<Empty list="questions" />}
      className="-mt-4 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(question) => <OwnQuestionRow question={question} />}
    </PagedList>
  );
}

function Answers({ first }: { first: Page<ListedOwnAnswer> | null }) {
  return (
    <PagedList
      query={useOwnList(ownAnswersQuery, first)}
      keyOf={({ id }) => id}
      skeleton={<AnswerSkeleton />}
      skeletons={4}
      empty={<Empty list="answers" />}
      className="-mt-4 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(answer) => <AnswerRow answer={answer} states={<PostStates {...answer} />} />}
    </PagedList>
  );
}

function Empty({ list }: { list: OwnPostsProps['initial'] }) {
  const t = useTranslations('questionOwn.empty');
  return (
    <Notice title={t(list)} text={t(`${list}Text`)}>
      <Link href="/topicHome" className={buttonClass('ink')}>
        {t('channels')}
      </Link>
    </Notice>
  );
}
