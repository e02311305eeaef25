'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CardPersonRow, CardPersonRowSkeleton } from '@/components/people/person/card-person-row';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import { topicMembersQuery, topicVideosQuery } from '@/lib/community/topic/client/channel-lists';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';

interface ChannelTabsProps {
  topicId: string;
  firstWorks: Page<VideoItem>;
}

const tabs = [
  { name: 'works', value: 'works' },
  { name: 'members', value: 'members' },
] as const;

/** What stands in a channel, by kind. The first page of works comes with the page itself and is not fetched. */
export function ChannelTabs({ topicId, firstWorks }: ChannelTabsProps) {
  const t = useTranslations('topicPage.tabs');
  return (
    <AddressTabs
      tabs={tabs}
      initial="works"
      parameter="tab"
      path={channelPath(topicId)}
      label={t('label')}
      words={{ works: t('works'), members: t('members') }}
      panels={{
        works: <Works topicId={topicId} first={firstWorks} />,
        members: <Members topicId={topicId} />,
      }}
    />
  );
}

function Works({ topicId, first }: { topicId: string; first: Page<VideoItem> }) {
  const initialData = { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...topicVideosQuery(topicId), initialData });
  return <CardWorkGrid query={query} empty={<Empty list="works" />} />;
}

function Members({ topicId }: { topicId: string }) {
  const t = useTranslations('topicPage.roles');
  return (
    <PagedList
      query={useInfiniteQuery(topicMembersQuery(topicId))}
      keyOf={(person) => person.userId}
      skeleton={<CardPersonRowSkeleton />}
      skeletons={6}
      empty={<Empty list="members" />}
      className="-mt-3 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(person) => <CardPersonRow person={person} facts={person.role === 'member' ? undefined : t(person.role)} />}
    </PagedList>
  );
}

/** The words of an empty list (specification section 8), and the next step. */
function Empty({ list }: { list: (typeof tabs)[number]['name'] }) {
  const t = useTranslations('topicPage.empty');
  const states = useTranslations('client.emptyStates');
  return (
    <Notice title={list === 'works' ? states('noVideos') : states('noFans')} text={t(list)}>
      <Link href="/topicHome" className={buttonClass('ink')}>
        {t('others')}
      </Link>
    </Notice>
  );
}
