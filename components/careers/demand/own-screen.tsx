'use client';

import { useTranslations } from 'next-intl';
import { StartNeeds } from '@/components/people/verification/card-start-steps';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { StatedList } from '@/components/ui/stated-list';
import { newDemandPath, projectPath } from '@/lib/careers/demand/client/addresses';
import { ownDemandsQuery } from '@/lib/careers/demand/client/own-demands';
import { demandStates } from '@/lib/careers/demand/codes';
import type { OwnDemand } from '@/lib/careers/demand/contract';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnDemandRow, OwnDemandSkeleton } from './own-row';

interface OwnDemandsProps {
  first: Page<OwnDemand>;
  /** What the person needs before they can write one. */
  steps: StartSteps;
}

/** The demands of the caller's company, in all states or in one, and the way to a new one. */
export function OwnDemands({ first, steps }: OwnDemandsProps) {
  const t = useTranslations('demandManage.own');
  const isCompany = mayStart(steps);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {isCompany && <Write tone="accent" />}
      </div>
      {!isCompany && <StartNeeds label={t('needs')} text={t('needsText')} steps={steps} />}
      {(isCompany || first.list.length > 0) && (
        <StatedList
          first={first}
          states={demandStates}
          label={t('states.label')}
          nameOf={(state) => t(`states.${state || 'all'}`)}
          queryOf={ownDemandsQuery}
          skeleton={<OwnDemandSkeleton />}
          empty={(isOfState) => <NoDemands {...{ isOfState, isCompany }} />}
        >
          {(demand) => <OwnDemandRow demand={demand} />}
        </StatedList>
      )}
    </div>
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

function NoDemands({ isOfState, isCompany }: { isOfState: boolean; isCompany: boolean }) {
  const t = useTranslations('demandManage.own');
  return (
    <Notice title={t(isOfState ? 'noneOfState' : 'none')} text={t(isOfState ? 'noneOfStateText' : 'noneText')}>
      <p className="flex flex-wrap justify-center gap-2">
        {isCompany && <Write tone="ink" />}
        {!isOfState && (
          <Link href={projectPath} className={buttonClass('line')}>
            {t('how')}
          </Link>
        )}
      </p>
    </Notice>
  );
}
