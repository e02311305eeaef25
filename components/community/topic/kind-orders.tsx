'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { topicsOfKindQuery } from '@/lib/community/topic/client/topic-list';
import type { ChannelType, TopicOrder } from '@/lib/community/topic/codes';
import type { TopicItem } from '@/lib/community/topic/contract';
import { kindPath } from '@/lib/community/topic/rules/channel-path';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardTopicSkeleton } from './card-topic';
import { CardTopicRow } from './card-topic-row';

interface KindOrdersProps {
  type: ChannelType;
  /** The first page of the first order, which comes with the page. */
  first: Page<TopicItem>;
}

const orders = [
  { name: 'members', value: 'members' },
  { name: 'activity', value: 'activity' },
  { name: 'age', value: 'age' },
] as const;

/** The channels of a kind in each order. */
export function KindOrders({ type, first }: KindOrdersProps) {
  const t = useTranslations('topicPage.orders');
  return (
    <AddressTabs
      tabs={orders}
      initial="members"
      parameter="order"
      path={kindPath(type)}
      label={t('label')}
      words={{ members: t('members'), activity: t('activity'), age: t('age') }}
      panels={{
        members: <Channels type={type} orderBy="members" first={first} />,
        activity: <Channels type={type} orderBy="activity" />,
        age: <Channels type={type} orderBy="age" />,
      }}
    />
  );
}

interface ChannelsProps {
  type: ChannelType;
  orderBy: TopicOrder;
  first?: Page<TopicItem>;
}

function Channels({ type, orderBy, first }: ChannelsProps) {
  const initialData = first && { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...topicsOfKindQuery(type, orderBy), initialData });
  return (
    <PagedList
      query={query}
      keyOf={(topic) => topic.id}
      skeleton={<CardTopicSkeleton />}
      skeletons={6}
      empty={<NoChannels />}
      className="-mt-3.5 gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line"
      {...useListWords()}
    >
      {(topic) => <CardTopicRow topic={topic} />}
    </PagedList>
  );
}

function NoChannels() {
  const t = useTranslations('topicPage.empty');
  return (
    <Notice title={t('kind')} text={t('kindText')}>
      <Link href="/AddTopic/new" className={buttonClass('ink')}>
        {t('start')}
      </Link>
    </Notice>
  );
}
