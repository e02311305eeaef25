'use client';

import { useTranslations } from 'next-intl';
import { AnswerList, type AnswerListProps } from './answer-list';

/** Comments and answers to the caller (specification section 2, /reply). */
export function ReplyScreen(props: AnswerListProps) {
  const t = useTranslations('message.titles');
  return (
    <div className="wrap pt-5 pb-10">
      <div className="mx-auto max-w-180">
        <h1 className="mb-4 text-2xl">{t('comments')}</h1>
        <AnswerList {...props} />
      </div>
    </div>
  );
}
