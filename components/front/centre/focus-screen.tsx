'use client';

import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import type { FollowedTopic } from '@/lib/community/topic/contract';
import type { PersonItem } from '@/lib/people/person/contract';
import type { Page } from '@/lib/platform/shared/wire';
import { ChannelList, PeopleList } from './follow-lists';
import { type FocusTab, focusTabs } from './tabs';

export interface FocusScreenProps {
  initial: FocusTab;
  /** The first page of the initial tab. */
  people: Page<PersonItem> | null;
  channels: Page<FollowedTopic> | null;
  fans: Page<PersonItem> | null;
}

/** Whom and what the caller follows, and their fans (specification section 2, /MyFocus). */
export function FocusScreen({ initial, people, channels, fans }: FocusScreenProps) {
  const t = useTranslations('centre.focus');
  return (
    <>
      <h1 className="wrap pt-5 text-2xl">{t('title')}</h1>
      <AddressTabs
        tabs={focusTabs}
        initial={initial}
        parameter="tab"
        path="/MyFocus"
        label={t('title')}
        words={{ people: t('people'), channels: t('channels'), fans: t('fans') }}
        panels={{
          people: <PeopleList list="people" first={people} />,
          channels: <ChannelList first={channels} />,
          fans: <PeopleList list="fans" first={fans} />,
        }}
      />
    </>
  );
}
