'use client';

import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { jobBenefits } from '@/lib/careers/job/codes';
import type { EditedJob } from './edit-state';

/** What a company gives beside the salary. */
export function EditBenefits({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.sections');
  const nameOf = useTranslations('job.benefit');
  const { benefits } = job.values;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('benefits')}</legend>
      {jobBenefits.map((benefit) => {
        const isChosen = benefits.includes(benefit);
        const chosen = isChosen ? benefits.filter((one) => one !== benefit) : [...benefits, benefit];
        return (
          <ChoiceChip
            key={benefit}
            isPressed={isChosen}
            // In the order of their list, as they are saved.
            onPress={() => job.change({ benefits: jobBenefits.filter((one) => chosen.includes(one)) })}
          >
            {nameOf(benefit)}
          </ChoiceChip>
        );
      })}
    </fieldset>
  );
}
