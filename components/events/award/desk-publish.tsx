'use client';

import { useTranslations } from 'next-intl';
import type { AwardPlan } from '@/lib/events/award/contract';
import type { DeskContest } from './desk-contest';
import { DeskPublished } from './desk-published';
import { DeskStage } from './desk-stage';

interface DeskPublishProps {
  plan: AwardPlan;
  contest: DeskContest;
}

/** The two publications of a contest: each with what it lacks and what it would say, or where it is public. */
export function DeskPublish({ plan, contest }: DeskPublishProps) {
  const t = useTranslations('awardDesk.publish');
  const stages = [
    { stage: 'shortlist', isDone: plan.isShortlisted, isNext: !plan.isShortlisted },
    { stage: 'award', isDone: plan.isDecided, isNext: plan.isShortlisted },
  ] as const;
  return (
    <section aria-labelledby="publish-title" className="max-lg:border-line max-lg:border-t max-lg:pt-6">
      <h2 id="publish-title" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t(plan.isDecided ? 'over' : 'text')}</p>
      <ol className="divide-y divide-line">
        {stages.map(({ stage, isDone, isNext }) => (
          <li key={stage} className="py-5">
            {isDone ? (
              <DeskPublished stage={stage} name={contest.name} />
            ) : (
              <DeskStage {...{ stage, isNext, plan, contest }} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
