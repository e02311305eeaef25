'use client';

import { useTranslations } from 'next-intl';
import { AreaField } from '@/components/people/person/card-area-field';
import { TextField } from '@/components/ui/text-field';
import { jobLimits } from '@/lib/careers/job/codes';
import { useRuleOf } from './edit-rules';
import type { EditedJob } from './edit-state';

/** Where one works. */
export function EditPlace({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.place');
  const ruleOf = useRuleOf(job);
  const { areaId, areaName, address } = job.values;
  return (
    <>
      <AreaField
        areaId={areaId}
        name={areaName}
        words={{ label: t('area'), pick: t('pick'), change: t('change'), close: t('close') }}
        error={ruleOf('areaId')}
        onPick={(picked, name) => job.change({ areaId: picked, areaName: name })}
      />
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        autoComplete="off"
        maxLength={jobLimits.address}
        error={ruleOf('address')}
        value={address}
        onChange={({ target }) => job.change({ address: target.value })}
      />
    </>
  );
}
