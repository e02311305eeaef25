'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
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

/** A tab of a slice above channels; the address names it by `name`. */
export interface ChannelTab {
  name: string;
  label: string;
  panel: ReactNode;
}

interface ChannelTabsProps {
  topicId: string;
  firstWorks: Page<VideoItem>;
  /** Between the works and the members. */
  more: readonly ChannelTab[];
}

/** What stands in a channel, by kind. The first page of works comes with the page itself and is not fetched. */
export function ChannelTabs({ topicId, firstWorks, more }: ChannelTabsProps) {
  const t = useTranslations('topicPage.tabs');
  const each = <Value,>(of: (tab: ChannelTab) => Value) => Object.fromEntries(more.map((tab) => [tab.name, of(tab)]));
  const names = [...more.map(({ name }) => name), 'members'];
  return (
    <AddressTabs<string>
      tabs={[{ name: 'works', value: 'works' }, ...names.map((name) => ({ name, value: name }))]}
      initial="works"
      parameter="tab"
      path={channelPath(topicId)}
      label={t('label')}
      words={{ works: t('works'), ...each(({ label }) => label), members: t('members') }}
      panels={{
        works: <Works topicId={topicId} first={firstWorks} />,
        ...each(({ panel }) => panel),
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
function Empty({ list }: { list: 'works' | 'members' }) {
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
