import { useTranslations } from 'next-intl';
import { EditMissingParts, partsOf } from '@/components/works/work/card-edit-missing';
import { missingFields } from '@/lib/careers/job/rules/check-fields';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { EditedJob } from './edit-state';

/** The parts of a job that it must have, in the order of its form, and which of its fields belong to each. */
const parts = {
  texts: /^(?:title|duties|needs)/,
  kind: /^profession$/,
  place: /^areaId$/,
  salary: /^salary/,
  lastDay: /^lastDay$/,
} as const;

/** How far a job is from being handed in. */
export function EditMissing({ job: { values, contradictions } }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.missing');
  const open = [...missingFields(values, useLanguage()), ...Object.keys(contradictions)];
  return (
    <EditMissingParts
      // A job needs no last day.
      parts={partsOf(parts, open).filter(({ part, isThere }) => part !== 'lastDay' || !isThere)}
      nameOf={(part) => t(`parts.${part}`)}
      textOf={(count) => (count === 0 ? t('none') : t('some', { count }))}
    />
  );
}
