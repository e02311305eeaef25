import { useTranslations } from 'next-intl';
import type { ApplicationStep } from '@/lib/careers/application/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface ApplicationStepsProps {
  steps: readonly ApplicationStep[];
  /** The title of the job, in the answers of templates. */
  job: string;
  /** What a step is called. */
  wordOf(step: ApplicationStep): string;
}

/** What became of an application, with the answers of the company: the latest first. */
export function ApplicationSteps({ steps, job, wordOf }: ApplicationStepsProps) {
  const textOf = useTranslations('applicationAnswers.texts');
  return (
    <ol className="border-line border-l pl-4">
      {steps.toReversed().map((step) => (
        <li key={step.at + step.state + step.template} className="pb-3 last:pb-0">
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-semibold">{wordOf(step)}</span>
            <time dateTime={step.at} className="text-ink-3 text-xs tabular-nums">
              {formatDate(Date.parse(step.at), { withTime: true })}
            </time>
          </p>
          {step.template && (
            <p className="mt-1 max-w-170 whitespace-pre-line rounded-md bg-sunk px-3.5 py-2.5 text-pretty wrap-anywhere">
              {step.text || textOf(step.template, { job })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
