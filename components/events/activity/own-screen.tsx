'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { ownActivitiesQuery } from '@/lib/events/activity/client/own-activities';
import { type ActivityState, activityStates } from '@/lib/events/activity/codes';
import type { OwnActivity } from '@/lib/events/activity/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnActivityRow, OwnActivitySkeleton } from './own-row';
import { type LaunchSteps, StartSteps } from './start-steps';

type Filter = ActivityState | '';

const filters: Filter[] = ['', ...activityStates];

interface OwnActivitiesProps {
  first: Page<OwnActivity>;
  /** What the person needs before they can launch one. */
  steps: LaunchSteps;
}

/** The caller's own activities, in all states or in one, and the way to a new one. */
export function OwnActivities({ first, steps }: OwnActivitiesProps) {
  const t = useTranslations('activityManage.own');
  const mayLaunch = steps.hasPhone && steps.company === 'passed';
  const hasNone = first.list.length === 0;
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {mayLaunch && <Launch tone="accent" />}
      </div>
      {!mayLaunch && (
        <section aria-label={t('needs')} className="mt-4 max-w-180 rounded-md bg-sunk px-4 pt-3.5 pb-4">
          <p className="mb-3 text-pretty">{t('needsText')}</p>
          <StartSteps steps={steps} />
        </section>
      )}
      {(mayLaunch || !hasNone) && <ActivityList first={first} mayLaunch={mayLaunch} />}
    </div>
  );
}

/** The activities in all states or in one. */
function ActivityList({ first, mayLaunch }: Pick<OwnActivitiesProps, 'first'> & { mayLaunch: boolean }) {
  const t = useTranslations('activityManage.own');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnActivity> | null }>({ state: '', first });
  const query = useOwnList(ownActivitiesQuery(shown.state), shown.first);
  return (
    <>
      <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('states.label')}</legend>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === shown.state}
            onClick={() => filter !== shown.state && setShown({ state: filter, first: null })}
            className="min-h-11 flex-none rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(`states.${filter || 'all'}`)}
          </button>
        ))}
      </fieldset>
      <PagedList
        query={query}
        keyOf={(activity) => activity.id}
        skeleton={<OwnActivitySkeleton />}
        skeletons={6}
        empty={<NoActivities isFiltered={shown.state !== ''} mayLaunch={mayLaunch} />}
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(activity) => <OwnActivityRow activity={activity} />}
      </PagedList>
    </>
  );
}

function Launch({ tone }: { tone: 'accent' | 'ink' }) {
  const t = useTranslations('activityManage.own');
  return (
    <Link href="/activityManage/new" className={buttonClass(tone)}>
      {t('launch')}
    </Link>
  );
}

function NoActivities({ isFiltered, mayLaunch }: { isFiltered: boolean; mayLaunch: boolean }) {
  const t = useTranslations('activityManage.own');
  return (
    <Notice title={t(isFiltered ? 'noneOfState' : 'none')} text={t(isFiltered ? 'noneOfStateText' : 'noneText')}>
      {mayLaunch && <Launch tone="ink" />}
    </Notice>
  );
}
