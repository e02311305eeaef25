'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CardActivityTimes } from '@/components/events/activity/card-activity-times';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import type { DatedContest } from '@/lib/events/contest/contract';
import { type StepState, type TimelineStep, timelineOf } from './timeline';

/** All dates of a contest in their order, and which of them it is at, by the clock of the server. Nothing for a canceled one. */
export function HomeTimeline({ contest }: { contest: DatedContest }) {
  const t = useTranslations('contestHome.timeline');
  const title = useId();
  const { phase, votePhase } = useContestPhase(contest);
  if (phase === 'canceled') return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 text-xl">
        {t('title')}
      </h2>
      <ol>
        {timelineOf(contest, phase, votePhase).map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: TimelineStep }) {
  const t = useTranslations('contestHome.timeline');
  const { name, state, from, to } = step;
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative border-line border-l pb-5 pl-5 last:border-transparent last:pb-0"
    >
      <span aria-hidden="true" className={`absolute top-1.5 -left-1.25 size-2.5 rounded-full ${dots[state]}`} />
      <p className={`flex flex-wrap items-center gap-x-2 ${state === 'next' ? 'text-ink-2' : 'font-semibold'}`}>
        {t(`steps.${name}`)}
        {state === 'now' && (
          <span className="rounded-sm bg-lit px-1.75 py-0.5 font-bold text-lit-ink text-xs">{t('now')}</span>
        )}
        {state === 'done' && <span className="sr-only">{t('done')}</span>}
      </p>
      <div className="text-sm">
        {from && to ? (
          <CardActivityTimes from={from} to={to} />
        ) : (
          <p className="text-ink-2 tabular-nums">
            {from ? t.rich(`at.${wordOf(step)}`, { time: () => <CardStartTime iso={from} /> }) : t('open')}
          </p>
        )}
      </div>
    </li>
  );
}

/** Results are published, or expected. */
const wordOf = ({ name, state }: TimelineStep) => (name === 'results' && state === 'done' ? 'published' : name);

const dots: Record<StepState, string> = {
  done: 'bg-ink-3',
  now: 'bg-lit outline outline-ink',
  next: 'border border-ink-3 bg-paper',
};
