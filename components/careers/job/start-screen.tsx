'use client';

import { useTranslations } from 'next-intl';
import { StartFrame } from '@/components/people/verification/card-start-steps';
import { type DraftFields, DraftStartForm } from '@/components/works/work/card-draft-start';
import { editJobPath, recruitPath } from '@/lib/careers/job/client/addresses';
import { useJobActs } from '@/lib/careers/job/client/own-jobs';
import { jobLimits } from '@/lib/careers/job/codes';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { useDraftStart } from '@/lib/platform/client/use-draft-start';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/** The beginning of a job: its title in one language makes a draft. For verified companies. */
export function StartJob({ steps }: { steps: StartSteps }) {
  const t = useTranslations('jobEdit.start');
  return (
    <StartFrame title={t('title')} text={t(mayStart(steps) ? 'text' : 'needs')} steps={steps}>
      <StartForm />
    </StartFrame>
  );
}

function StartForm() {
  const t = useTranslations('jobEdit');
  const language = useLanguage();
  const { create } = useJobActs();
  const form = useDraftStart({
    key: 'new-job',
    schema: () =>
      import('@/lib/careers/job/contract/own').then(({ createJob }) => createJob.input.omit({ clientId: true })),
    rules: 'jobEdit.rules',
    values: { title: '', language } as DraftFields,
    create,
    pathOf: editJobPath,
  });
  return (
    <DraftStartForm
      form={form}
      words="jobEdit.start"
      hint={t('fields.hints.title', { max: jobLimits.title })}
      drafts={{ most: jobLimits.unpublished, path: recruitPath }}
      verification={{ code: 'CompanyNeeded', words: t('start.verify') }}
    />
  );
}
