'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { applicationQuery, useDeskActs } from '@/lib/careers/application/client/desk';
import type { ApplicationDetail } from '@/lib/careers/application/contract';
import { isPossible } from '@/lib/careers/application/rules/transitions';
import { OneAnswer } from './one-answer';
import { OneFacts } from './one-facts';
import { OneHead } from './one-head';
import { OneMove } from './one-move';
import { OneNotes } from './one-notes';
import { OneWorks } from './one-works';
import { ApplicationSteps } from './steps';

/** An application for the company: who applies, what they sent, and what the company does with it, beside it where there is room. */
export function ApplicationScreen({ first }: { first: ApplicationDetail }) {
  const t = useTranslations('applicationDesk');
  const names = useTranslations('applicationAnswers.names');
  const { data: application = first } = useQuery({ ...applicationQuery(first.id), initialData: first });
  useOpened(first);
  return (
    <article className="wrap pt-3 pb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
      <div className="min-w-0">
        <OneHead application={application} />
        <OneFacts application={application} />
        <OneWorks application={application} />
      </div>
      <div className="mt-8 space-y-7 lg:mt-12">
        <OneMove application={application} />
        <OneAnswer application={application} />
        <OneNotes application={application} />
        <section>
          <h2 className="mb-3 text-lg">{t('one.history')}</h2>
          <ApplicationSteps
            steps={application.steps}
            job={application.job.title}
            wordOf={({ template, state }) =>
              template ? t('answeredWith', { name: names(template) }) : t(`steps.${state}`)
            }
          />
        </section>
      </div>
    </article>
  );
}

/** Says once that a new application was looked at. A failure is no concern of who looks: it is said again next time. */
function useOpened({ id, state }: ApplicationDetail): void {
  const acts = useDeskActs();
  const isNew = isPossible('open', state);
  useEffect(() => {
    if (isNew) acts.open(id).catch(() => undefined);
  }, [acts, id, isNew]);
}
