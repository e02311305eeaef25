'use client';

import { useTranslations } from 'next-intl';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { activityPath } from '@/lib/events/activity/client/addresses';
import { activityReview } from '@/lib/events/activity/client/console';
import type { ActivityForReview } from '@/lib/events/activity/contract';
import { transitions } from '@/lib/events/activity/rules/transitions';
import { ActivityFacts } from './console-facts';
import { ActivityTexts } from './console-texts';
import { ActivityTickets } from './console-tickets';

interface ActivityConsoleProps {
  activity: ActivityForReview;
  reasons: ReviewReasons;
}

/** One activity in the console: all that its organiser wrote, and the decision. */
export function ActivityConsole({ activity: first, reasons }: ActivityConsoleProps) {
  const words = useTranslations('activityConsole');
  const { thing: activity, isGone } = useReviewed(activityReview.get, first);
  return (
    <ReviewPage
      section="activities"
      title={activity.title}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={activity}
          calls={activityReview}
          path={activityPath(activity)}
          statesBefore={(act) => transitions[act].from}
          notice={activity.isCanceled && <p className="mb-3 text-ink-2 text-sm">{words('canceled')}</p>}
          {...{ words, reasons }}
        />
      }
    >
      <ActivityTexts activity={activity} />
      <ActivityFacts activity={activity} />
      <ActivityTickets activity={activity} />
    </ReviewPage>
  );
}
