'use client';

import { useTranslations } from 'next-intl';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { demandPath } from '@/lib/careers/demand/client/addresses';
import { demandReview } from '@/lib/careers/demand/client/console';
import type { DemandForReview } from '@/lib/careers/demand/contract';
import { transitions } from '@/lib/careers/demand/rules/transitions';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { DemandCustomer } from './console-customer';
import { DemandContactFacts, DemandFacts } from './console-facts';
import { DemandTexts } from './console-texts';

interface DemandConsoleProps {
  demand: DemandForReview;
  reasons: ReviewReasons;
  /** The server's time in ms. */
  now: number;
  /** The caller looks after requests of customers. */
  isSales: boolean;
}

/** One demand in the console: all that its company wrote, its contact, and the decision. */
export function DemandConsole({ demand: first, reasons, now, isSales }: DemandConsoleProps) {
  const words = useTranslations('demandConsole');
  const { thing: demand, isGone } = useReviewed(demandReview.get, first);
  // It waits, and nobody could propose anything once it is approved.
  const isOver = demand.state === 'pending_review' && demand.lastDay < beijingDay(now);
  return (
    <ReviewPage
      section="demands"
      title={demand.title}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={demand}
          calls={demandReview}
          path={demandPath(demand.id)}
          statesBefore={(act) => transitions[act].from}
          notice={demand.phase === 'docked' && <p className="mb-3 text-ink-2 text-sm">{words('docked')}</p>}
          notYet={isOver ? words('over') : undefined}
          said={{ CompanyNeeded: words('companyNeeded') }}
          {...{ words, reasons }}
        />
      }
    >
      <DemandTexts demand={demand} />
      <DemandFacts demand={demand} now={now} />
      <DemandContactFacts demand={demand} />
      {isSales && <DemandCustomer demand={demand} />}
    </ReviewPage>
  );
}
