'use client';

import { useTranslations } from 'next-intl';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { jobPath } from '@/lib/careers/job/client/addresses';
import { jobReview } from '@/lib/careers/job/client/console';
import type { JobForReview } from '@/lib/careers/job/contract';
import { checkLastDay } from '@/lib/careers/job/rules/check-fields';
import { transitions } from '@/lib/careers/job/rules/transitions';
import { JobFacts } from './console-facts';
import { JobTexts } from './console-texts';

interface JobConsoleProps {
  job: JobForReview;
  reasons: ReviewReasons;
}

/** It waits, and nobody could apply any more if it were approved now. */
const isPast = (job: JobForReview) => job.state === 'pending_review' && checkLastDay(job, Date.now()).length > 0;

/** One job in the console: all that its company wrote, and the decision. */
export function JobConsole({ job: first, reasons }: JobConsoleProps) {
  const words = useTranslations('jobConsole');
  const { thing: job, isGone } = useReviewed(jobReview.get, first);
  const isOver = job.phase === 'ended' || job.phase === 'closed';
  return (
    <ReviewPage
      section="recruitment"
      title={job.title}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={job}
          calls={jobReview}
          path={jobPath(job.id)}
          statesBefore={(act) => transitions[act].from}
          notice={isOver && <p className="mb-3 text-ink-2 text-sm">{words('over')}</p>}
          notYet={isPast(job) ? words('past') : undefined}
          {...{ words, reasons }}
        />
      }
    >
      <JobTexts job={job} />
      <JobFacts job={job} />
    </ReviewPage>
  );
}
