'use client';

import { millisecondsInMinute } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import { broadcastReview } from '@/lib/live/broadcast/client/console';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import type { BroadcastForReview } from '@/lib/live/broadcast/contract';
import { transitions } from '@/lib/live/broadcast/rules/transitions';
import { BroadcastFacts } from './console-facts';
import { BroadcastTexts } from './console-texts';

interface BroadcastConsoleProps {
  broadcast: BroadcastForReview;
  reasons: ReviewReasons;
}

/** What a reviewer should know before they take a public one down. */
const notices: Partial<Record<BroadcastPhase, 'canceled' | 'onAir'>> = {
  canceled: 'canceled',
  live: 'onAir',
  interrupted: 'onAir',
};

/** It waits, and its planned end has passed: approved now, nobody could go on air with it. */
const isPast = ({ state, wasPublic, startTime, minutes }: BroadcastForReview) =>
  state === 'pending_review' &&
  !wasPublic &&
  startTime !== '' &&
  Date.parse(startTime) + minutes * millisecondsInMinute <= Date.now();

/** One broadcast in the console: all that its host wrote, and the decision. */
export function BroadcastConsole({ broadcast: first, reasons }: BroadcastConsoleProps) {
  const words = useTranslations('broadcastConsole');
  const { thing: broadcast, isGone } = useReviewed(broadcastReview.get, first);
  const notice = broadcast.phase && notices[broadcast.phase];
  return (
    <ReviewPage
      section="broadcasts"
      title={broadcast.title}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={broadcast}
          calls={broadcastReview}
          path={broadcastPath(broadcast.id)}
          statesBefore={(act) => transitions[act].from}
          notice={notice && <p className="mb-3 text-ink-2 text-sm">{words(notice)}</p>}
          notYet={isPast(broadcast) ? words('past') : undefined}
          {...{ words, reasons }}
        />
      }
    >
      <BroadcastTexts broadcast={broadcast} />
      <BroadcastFacts broadcast={broadcast} />
    </ReviewPage>
  );
}
