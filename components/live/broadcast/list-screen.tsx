'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { broadcastsPath, newBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { broadcastsQuery } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastList } from '@/lib/live/broadcast/codes';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardBroadcast, CardBroadcastSkeleton } from './card-broadcast';
import { listTabs } from './list-tabs';

interface ListScreenProps {
  /** The tab in the HTML: what is on now, or what is coming where nothing is. */
  initial: BroadcastList;
  /** The first broadcasts of it. */
  first: Page<BroadcastItem>;
}

/** Live streams (specification section 2, /live/list): what is on, what is coming, and replays. */
export function ListScreen({ initial, first }: ListScreenProps) {
  const t = useTranslations('broadcast.list');
  const panel = (list: BroadcastList) => <Broadcasts list={list} first={list === initial ? first : undefined} />;
  return (
    <div className="pt-5 pb-12 md:pt-8">
      <div className="wrap flex items-start justify-between gap-x-4">
        <div>
          <h1 className="text-2xl md:text-hero">{t('heading')}</h1>
          <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
        </div>
        <Link href={newBroadcastPath} rel="nofollow" className={`flex-none ${buttonClass('accent')}`}>
          {t('plan')}
        </Link>
      </div>
      <AddressTabs
        tabs={listTabs}
        initial={initial}
        parameter="tab"
        path={broadcastsPath}
        label={t('tabs.label')}
        words={{ now: t('tabs.now'), upcoming: t('tabs.upcoming'), playback: t('tabs.playback') }}
        panels={{ now: panel('now'), upcoming: panel('upcoming'), playback: panel('playback') }}
      />
    </div>
  );
}

/** Number of placeholders while broadcasts load. */
const skeletons = 6;

function Broadcasts({ list, first }: { list: BroadcastList; first: Page<BroadcastItem> | undefined }) {
  const initialData = first && { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...broadcastsQuery(list), initialData });
  return (
    <div className="wrap pt-5">
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<CardBroadcastSkeleton />}
        skeletons={skeletons}
        empty={<NoBroadcasts list={list} />}
        className="grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3"
        {...useListWords()}
      >
        {(broadcast) => <CardBroadcast broadcast={broadcast} />}
      </PagedList>
    </div>
  );
}

/** Where each empty list leads on to. */
const next = {
  now: ['toUpcoming', `${broadcastsPath}?tab=upcoming`],
  upcoming: ['toPlan', newBroadcastPath],
  playback: ['toUpcoming', `${broadcastsPath}?tab=upcoming`],
} as const;

function NoBroadcasts({ list }: { list: BroadcastList }) {
  const t = useTranslations('broadcast.list');
  const [words, path] = next[list];
  return (
    <Notice title={t(`none.${list}.title`)} text={t(`none.${list}.text`)}>
      <Link href={path} className={buttonClass('ink')}>
        {t(words)}
      </Link>
    </Notice>
  );
}
