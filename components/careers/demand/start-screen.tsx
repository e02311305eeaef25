'use client';

import { useTranslations } from 'next-intl';
import { StartFrame } from '@/components/people/verification/card-start-steps';
import { type DraftFields, DraftStartForm } from '@/components/works/work/card-draft-start';
import { demandDeskPath, editDemandPath } from '@/lib/careers/demand/client/addresses';
import { useDemandActs } from '@/lib/careers/demand/client/own-demands';
import { demandLimits } from '@/lib/careers/demand/codes';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { useDraftStart } from '@/lib/platform/client/use-draft-start';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/** The beginning of a demand: its title in one language makes a draft. For verified companies. */
export function StartDemand({ steps }: { steps: StartSteps }) {
  const t = useTranslations('demandEdit.start');
  return (
    <StartFrame title={t('title')} text={t(mayStart(steps) ? 'text' : 'needs')} steps={steps}>
      <StartForm />
    </StartFrame>
  );
}

function StartForm() {
  const t = useTranslations('demandEdit');
  const language = useLanguage();
  const { create } = useDemandActs();
  const form = useDraftStart({
    key: 'new-demand',
    schema: () =>
      import('@/lib/careers/demand/contract/own').then(({ createDemand }) =>
        createDemand.input.omit({ clientId: true }),
      ),
    rules: 'demandEdit.rules',
    values: { title: '', language } as DraftFields,
    create,
    pathOf: editDemandPath,
  });
  return (
    <DraftStartForm
      form={form}
      words="demandEdit.start"
      hint={t('fields.titleHint', { max: demandLimits.title })}
      drafts={{ most: demandLimits.unpublished, path: demandDeskPath }}
      verification={{ code: 'CompanyNeeded', words: t('start.verify') }}
    />
  );
}
