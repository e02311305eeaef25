'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { newBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { ownBroadcastsQuery } from '@/lib/live/broadcast/client/own-broadcasts';
import { type BroadcastState, broadcastStates } from '@/lib/live/broadcast/codes';
import type { OwnBroadcast } from '@/lib/live/broadcast/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnBroadcastRow, OwnBroadcastSkeleton } from './own-row';
import { type LiveSteps, mayGoLive, StartSteps } from './start-steps';

type Filter = BroadcastState | '';

const filters: Filter[] = ['', ...broadcastStates];

interface OwnBroadcastsProps {
  first: Page<OwnBroadcast>;
  /** What the person needs before they can plan one. */
  steps: LiveSteps;
}

/** The caller's own broadcasts, in all states or in one, and the way to a new one. */
export function OwnBroadcasts({ first, steps }: OwnBroadcastsProps) {
  const t = useTranslations('broadcastManage.own');
  const mayPlan = mayGoLive(steps);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {mayPlan && <Plan tone="accent" />}
      </div>
      {!mayPlan && (
        <section aria-label={t('needs')} className="mt-4 max-w-180 rounded-md bg-sunk px-4 pt-3.5 pb-4">
          <p className="mb-3 text-pretty">{t('needsText')}</p>
          <StartSteps steps={steps} />
        </section>
      )}
      {(mayPlan || first.list.length > 0) && <BroadcastList first={first} mayPlan={mayPlan} />}
    </div>
  );
}

/** The broadcasts in all states or in one. */
function BroadcastList({ first, mayPlan }: Pick<OwnBroadcastsProps, 'first'> & { mayPlan: boolean }) {
  const t = useTranslations('broadcastManage.own');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnBroadcast> | null }>({ state: '', first });
  const query = useOwnList(ownBroadcastsQuery(shown.state), shown.first);
  return (
    <>
      <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('states.label')}</legend>
        {filters.map((filter) => (
          <ChoiceChip
            key={filter}
            isPressed={filter === shown.state}
            onPress={() => filter !== shown.state && setShown({ state: filter, first: null })}
          >
            {t(`states.${filter || 'all'}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<OwnBroadcastSkeleton />}
        skeletons={6}
        empty={<NoBroadcasts isFiltered={shown.state !== ''} mayPlan={mayPlan} />}
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(broadcast) => <OwnBroadcastRow broadcast={broadcast} />}
      </PagedList>
    </>
  );
}

function Plan({ tone }: { tone: 'accent' | 'ink' }) {
  const t = useTranslations('broadcastManage.own');
  return (
    <Link href={newBroadcastPath} className={buttonClass(tone)}>
      {t('plan')}
    </Link>
  );
}

function NoBroadcasts({ isFiltered, mayPlan }: { isFiltered: boolean; mayPlan: boolean }) {
  const t = useTranslations('broadcastManage.own');
  return (
    <Notice title={t(isFiltered ? 'noneOfState' : 'none')} text={t(isFiltered ? 'noneOfStateText' : 'noneText')}>
      {mayPlan && <Plan tone="ink" />}
    </Notice>
  );
}
