'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

const lists = {
  videos: { state: 'noVideos', next: '/Find' },
  channels: { state: 'noTopics', next: '/topicHome' },
  activities: { state: 'noActivities', next: '/activity' },
} as const;

/** What a list without items says (specification section 8), and where to go instead. */
export function Empty({ list }: { list: keyof typeof lists }) {
  const t = useTranslations(`home.empty.${list}`);
  const states = useTranslations('client.emptyStates');
  const { state, next } = lists[list];
  return (
    <Notice title={states(state)} text={t('text')}>
      <Link href={next} className={buttonClass('ink')}>
        {t('next')}
      </Link>
    </Notice>
  );
}
