'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { broadcastsPath, newBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { broadcastsQuery } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastList } from '@/lib/live/broadcast/codes';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { useKeptPlace } from '@/lib/platform/client/use-kept-place';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardBroadcastList } from './card-broadcast-list';
import { listTabs } from './list-tabs';

interface ListScreenProps {
  /** The tab in the HTML: what is on now, or what is coming where nothing is. */
  initial: BroadcastList;
  /** The first broadcasts of it. */
  first: Page<BroadcastItem>;
}

/** Live streams (specification section 2, /live/list): what is on, what is coming, and replays. It keeps its place. */
export function ListScreen({ initial, first }: ListScreenProps) {
  const t = useTranslations('broadcastList');
  useKeptPlace('broadcasts');
  const panel = (list: BroadcastList) => <Broadcasts list={list} first={list === initial ? first : undefined} />;
  return (
    <div className="pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <div className="wrap mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-50 flex-1">
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

function Broadcasts({ list, first }: { list: BroadcastList; first: Page<BroadcastItem> | undefined }) {
  const initialData = first && { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...broadcastsQuery(list), initialData });
  return <CardBroadcastList query={query} empty={<NoBroadcasts list={list} />} first={first !== undefined} />;
}

/** Where each empty list leads on to. */
const next = {
  now: ['toUpcoming', `${broadcastsPath}?tab=upcoming`],
  upcoming: ['plan', newBroadcastPath],
  playback: ['toUpcoming', `${broadcastsPath}?tab=upcoming`],
} as const;

function NoBroadcasts({ list }: { list: BroadcastList }) {
  const t = useTranslations('broadcastList');
  const [words, path] = next[list];
  return (
    <Notice title={t(`none.${list}.title`)} text={t(`none.${list}.text`)}>
      <Link href={path} className={buttonClass('ink')}>
        {t(words)}
      </Link>
    </Notice>
  );
}
