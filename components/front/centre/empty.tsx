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

/** Lists of channels lead to the channels, all others to Discover. */
const channels = { href: '/topicHome', label: 'toChannels' } as const;
const discover = { href: '/Find', label: 'discover' } as const;

/** What a list without items says (specification section 8), and where to find some. */
export function Empty({ list }: { list: keyof typeof states }) {
  const t = useTranslations('centre.empty');
  const said = useTranslations('client.emptyStates');
  const { href, label } = list === 'channels' || list === 'collectedTopics' ? channels : discover;
  return (
    <Notice title={said(states[list])} text={t(list)}>
      <Link href={href} className={buttonClass('ink')}>
        {t(label)}
      </Link>
    </Notice>
  );
}
