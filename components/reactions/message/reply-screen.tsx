'use client';

import { useTranslations } from 'next-intl';
import { AnswerList, type AnswerListProps } from './answer-list';

/** Comments and answers to the caller (specification section 2, /reply). */
export function ReplyScreen(props: AnswerListProps) {
  const t = useTranslations('message');
  return (
    <div className="wrap pt-5 pb-10">
      <div className="mx-auto max-w-180">
        <h1 className="mb-4 text-2xl">{t('titles.comments')}</h1>
        <h2 className="sr-only">{t('list')}</h2>
        <AnswerList {...props} />
      </div>
    </div>
  );
}
