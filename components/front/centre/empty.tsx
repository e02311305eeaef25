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
  liked: 'noData',
  collectedLists: 'noData',
  collectedTopics: 'noData',
  ownLists: 'noData',
  playlists: 'noData',
} as const;

/** What a list without items says (specification section 8), and a link to Discover. */
export function Empty({ list }: { list: keyof typeof states }) {
  const t = useTranslations('centre.empty');
  const said = useTranslations('client.emptyStates');
  return (
    <Notice title={said(states[list])} text={t(list)}>
      <Link href="/Find" className={buttonClass('ink')}>
        {t('discover')}
      </Link>
    </Notice>
  );
}
