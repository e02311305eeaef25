'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

const states = {
  works: 'noVideos',
  activities: 'noActivities',
  people: 'noFollows',
  channels: 'noTopics',
  fans: 'noFans',
  collected: 'noData',
} as const;

/** What a list without items says (specification section 8), and the next step: home has works, channels, activities. */
export function Empty({ list }: { list: keyof typeof states }) {
  const t = useTranslations('centre.empty');
  const said = useTranslations('client.emptyStates');
  return (
    <Notice title={said(states[list])} text={t(list)}>
      <Link href="/" className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
