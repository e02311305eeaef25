'use client';

import { useTranslations } from 'next-intl';
import { CardBroadcastList } from '@/components/live/broadcast/card-broadcast-list';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { paidQuery } from '@/lib/live/admission/client/admissions';
import { broadcastsPath, ownBroadcastsPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { remindedQuery } from '@/lib/live/reminder/client/reminders';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { type OwnList, ownTabs } from './own-tabs';

export interface OwnBroadcastsProps {
  initial: OwnList;
  /** The first page of the list that comes first. */
  broadcasts: Page<BroadcastItem>;
}

const queries = { reminded: remindedQuery, paid: paidQuery } as const;

/** The broadcasts that the caller is reminded of, and those that they have paid. */
export function OwnBroadcasts({ initial, broadcasts }: OwnBroadcastsProps) {
  const t = useTranslations('reminderOwn');
  const panel = (list: OwnList) => <Broadcasts list={list} first={list === initial ? broadcasts : null} />;
  return (
    <>
      <div className="wrap pt-5">
        <h1 className="text-2xl">{t('title')}</h1>
      </div>
      <AddressTabs
        tabs={ownTabs}
        initial={initial}
        parameter="tab"
        path={ownBroadcastsPath}
        label={t('title')}
        words={{ reminded: t('tabs.reminded'), paid: t('tabs.paid') }}
        panels={{ reminded: panel('reminded'), paid: panel('paid') }}
      />
    </>
  );
}

function Broadcasts({ list, first }: { list: OwnList; first: Page<BroadcastItem> | null }) {
  const t = useTranslations('reminderOwn');
  const query = useOwnList(queries[list], first);
  return (
    <CardBroadcastList
      query={query}
      empty={
        <Notice title={t(`empty.${list}.title`)} text={t(`empty.${list}.text`)}>
          <Link href={`${broadcastsPath}?tab=upcoming`} className={buttonClass('ink')}>
            {t('find')}
          </Link>
        </Notice>
      }
    />
  );
}
