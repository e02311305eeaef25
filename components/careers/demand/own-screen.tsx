'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { newDemandPath, projectPath } from '@/lib/careers/demand/client/addresses';
import { ownDemandsQuery } from '@/lib/careers/demand/client/own-demands';
import { type DemandState, demandStates } from '@/lib/careers/demand/codes';
import type { OwnDemand } from '@/lib/careers/demand/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnDemandRow, OwnDemandSkeleton } from './own-row';
import { type AskSteps, mayAsk, StartSteps } from './start-steps';

type Filter = DemandState | '';

const filters: Filter[] = ['', ...demandStates];

interface OwnDemandsProps {
  first: Page<OwnDemand>;
  /** What the person needs before they can write one. */
  steps: AskSteps;
}

/** The demands of the caller's company, in all states or in one, and the way to a new one. */
export function OwnDemands({ first, steps }: OwnDemandsProps) {
  const t = useTranslations('demandManage.own');
  const isReady = mayAsk(steps);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {isReady && <Write tone="accent" />}
      </div>
      {!isReady && (
        <section aria-label={t('needs')} className="mt-4 max-w-180 rounded-md bg-sunk px-4 pt-3.5 pb-4">
          <p className="mb-3 text-pretty">{t('needsText')}</p>
          <StartSteps steps={steps} />
        </section>
      )}
      {(isReady || first.list.length > 0) && <DemandList first={first} isReady={isReady} />}
    </div>
  );
}

/** The demands in all states or in one. */
function DemandList({ first, isReady }: Pick<OwnDemandsProps, 'first'> & { isReady: boolean }) {
  const t = useTranslations('demandManage.own');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnDemand> | null }>({ state: '', first });
  const query = useOwnList(ownDemandsQuery(shown.state), shown.first);
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
        skeleton={<OwnDemandSkeleton />}
        skeletons={6}
        empty={<NoDemands isFiltered={shown.state !== ''} isReady={isReady} />}
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(demand) => <OwnDemandRow demand={demand} />}
      </PagedList>
    </>
  );
}

function Write({ tone }: { tone: 'accent' | 'ink' }) {
  const t = useTranslations('demandManage.own');
  return (
    <Link href={newDemandPath} className={buttonClass(tone)}>
      {t('write')}
    </Link>
  );
}

function NoDemands({ isFiltered, isReady }: { isFiltered: boolean; isReady: boolean }) {
  const t = useTranslations('demandManage.own');
  return (
    <Notice title={t(isFiltered ? 'noneOfState' : 'none')} text={t(isFiltered ? 'noneOfStateText' : 'noneText')}>
      <p className="flex flex-wrap justify-center gap-2">
        {isReady && <Write tone="ink" />}
        {!isFiltered && (
          <Link href={projectPath} className={buttonClass('line')}>
            {t('how')}
          </Link>
        )}
      </p>
    </Notice>
  );
}
