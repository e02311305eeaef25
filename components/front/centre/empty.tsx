'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

const states = {
  works: 'noVideos',
  activities: 'noActivities',
  heldActivities: 'noData',
  people: 'noFollows',
  channels: 'noTopics',
  fans: 'noFans',
  collected: 'noData',
  liked: 'noData',
  collectedLists: 'noData',
  collectedTopics: 'noData',
  ownLists: 'noData',
  playlists: 'noData',
  articles: 'noData',
  questions: 'noData',
  collectedArticles: 'noData',
  collectedQuestions: 'noData',
  broadcasts: 'noData',
  jobs: 'noData',
} as const;

const discover = { href: '/Find', label: 'discover' } as const;
const channels = { href: '/topicHome', label: 'toChannels' } as const;
const activities = { href: '/activity', label: 'toActivities' } as const;
const articles = { href: '/articleIndex', label: 'toArticles' } as const;
const broadcasts = { href: '/live/list', label: 'toBroadcasts' } as const;
const jobs = { href: '/jobs/home', label: 'toJobs' } as const;
/** Where lists lead that do not lead to Discover; questions are in channels. */
const ways: {
  [List in keyof typeof states]?:
    | typeof channels
    | typeof articles
    | typeof activities
    | typeof broadcasts
    | typeof jobs;
} = {
  channels,
  collectedTopics: channels,
  questions: channels,
  collectedQuestions: channels,
  activities,
  heldActivities: activities,
  articles,
  collectedArticles: articles,
  broadcasts,
  jobs,
};

/** What a list without items says (specification section 8), and where to find some. */
export function Empty({ list }: { list: keyof typeof states }) {
  const t = useTranslations('centre.empty');
  const said = useTranslations('client.emptyStates');
  const { href, label } = ways[list] ?? discover;
  return (
    <Notice title={said(states[list])} text={t(list)}>
      <Link href={href} className={buttonClass('ink')}>
        {t(label)}
      </Link>
    </Notice>
  );
}
