'use client';

import { useTranslations } from 'next-intl';
import { StartNeeds } from '@/components/people/verification/card-start-steps';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { StatedList } from '@/components/ui/stated-list';
import { newBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { ownBroadcastsQuery } from '@/lib/live/broadcast/client/own-broadcasts';
import { broadcastStates } from '@/lib/live/broadcast/codes';
import type { OwnBroadcast } from '@/lib/live/broadcast/contract';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnBroadcastRow, OwnBroadcastSkeleton } from './own-row';

interface OwnBroadcastsProps {
  first: Page<OwnBroadcast>;
  /** What the person needs before they can plan one. */
  steps: StartSteps;
}

/** The caller's own broadcasts, in all states or in one, and the way to a new one. */
export function OwnBroadcasts({ first, steps }: OwnBroadcastsProps) {
  const t = useTranslations('broadcastManage.own');
  const mayPlan = mayStart(steps);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {mayPlan && <Plan tone="accent" />}
      </div>
      {!mayPlan && <StartNeeds label={t('needs')} text={t('needsText')} steps={steps} />}
      {(mayPlan || first.list.length > 0) && (
        <StatedList
          first={first}
          states={broadcastStates}
          label={t('states.label')}
          nameOf={(state) => t(`states.${state || 'all'}`)}
          queryOf={ownBroadcastsQuery}
          skeleton={<OwnBroadcastSkeleton />}
          empty={(isOfState) => <NoBroadcasts {...{ isOfState, mayPlan }} />}
        >
          {(broadcast) => <OwnBroadcastRow broadcast={broadcast} />}
        </StatedList>
      )}
    </div>
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

function NoBroadcasts({ isOfState, mayPlan }: { isOfState: boolean; mayPlan: boolean }) {
  const t = useTranslations('broadcastManage.own');
  return (
    <Notice title={t(isOfState ? 'noneOfState' : 'none')} text={t(isOfState ? 'noneOfStateText' : 'noneText')}>
      {mayPlan && <Plan tone="ink" />}
    </Notice>
  );
}
