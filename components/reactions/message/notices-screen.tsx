'use client';

import { useTranslations } from 'next-intl';
import { NoticeList, type NoticeListProps } from './notice-list';

interface NoticesScreenProps extends NoticeListProps {
  type: Exclude<NoticeListProps['type'], ''>;
}

/** The notices of one type as a page of its own (specification section 2, /systemMessage and /otherMessage/{step}). */
export function NoticesScreen(props: NoticesScreenProps) {
  const t = useTranslations('message');
  return (
    <div className="wrap pt-5 pb-10">
      <div className="mx-auto max-w-180">
        <h1 className="mb-4 text-2xl">{t(`titles.${props.type}`)}</h1>
        <h2 className="sr-only">{t('list')}</h2>
        <NoticeList {...props} />
      </div>
    </div>
  );
}
