'use client';

import { useTranslations } from 'next-intl';
import { StartNeeds } from '@/components/people/verification/card-start-steps';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { StatedList } from '@/components/ui/stated-list';
import { newActivityPath } from '@/lib/events/activity/client/addresses';
import { ownActivitiesQuery } from '@/lib/events/activity/client/own-activities';
import { activityStates } from '@/lib/events/activity/codes';
import type { OwnActivity } from '@/lib/events/activity/contract';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnActivityRow, OwnActivitySkeleton } from './own-row';

interface OwnActivitiesProps {
  first: Page<OwnActivity>;
  /** What the person needs before they can launch one. */
  steps: StartSteps;
}

/** The caller's own activities, in all states or in one, and the way to a new one. */
export function OwnActivities({ first, steps }: OwnActivitiesProps) {
  const t = useTranslations('activityManage.own');
  const mayLaunch = mayStart(steps);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {mayLaunch && <Launch tone="accent" />}
      </div>
      {!mayLaunch && <StartNeeds label={t('needs')} text={t('needsText')} steps={steps} />}
      {(mayLaunch || first.list.length > 0) && (
        <StatedList
          first={first}
          states={activityStates}
          label={t('states.label')}
          nameOf={(state) => t(`states.${state || 'all'}`)}
          queryOf={ownActivitiesQuery}
          skeleton={<OwnActivitySkeleton />}
          empty={(isOfState) => <NoActivities {...{ isOfState, mayLaunch }} />}
        >
          {(activity) => <OwnActivityRow activity={activity} />}
        </StatedList>
      )}
    </div>
  );
}

function Launch({ tone }: { tone: 'accent' | 'ink' }) {
  const t = useTranslations('activityManage.own');
  return (
    <Link href={newActivityPath} className={buttonClass(tone)}>
      {t('launch')}
    </Link>
  );
}

function NoActivities({ isOfState, mayLaunch }: { isOfState: boolean; mayLaunch: boolean }) {
  const t = useTranslations('activityManage.own');
  return (
    <Notice title={t(isOfState ? 'noneOfState' : 'none')} text={t(isOfState ? 'noneOfStateText' : 'noneText')}>
      {mayLaunch && <Launch tone="ink" />}
    </Notice>
  );
}
