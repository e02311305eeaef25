import { useTranslations } from 'next-intl';
import { EditMissingParts, partsOf } from '@/components/works/work/card-edit-missing';
import { reviewDays } from '@/lib/careers/demand/codes';
import { missingFields } from '@/lib/careers/demand/rules/check-fields';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { EditedDemand } from './edit-state';

/** The parts of a demand that it must have, in the order of its form, and which of its fields belong to each. */
const parts = {
  texts: /^(?:title|body)/,
  what: /^(?:kind|companyName|areaId)$/,
  budget: /^budget/,
  days: /^(?:lastDay|deliverOn)$/,
  contact: /^contact/,
} as const;

/** How far a demand is from being handed in. */
export function EditMissing({ demand: { values, contradictions, draft } }: { demand: EditedDemand }) {
  const t = useTranslations('demandEdit');
  const open = [...missingFields(values, useLanguage(), draft.isOurs), ...Object.keys(contradictions)];
  return (
    <EditMissingParts
      parts={partsOf(parts, open)}
      nameOf={(part) => t(`sections.${part}`)}
      textOf={(count) => (count === 0 ? t('missing.none', { days: reviewDays }) : t('missing.some', { count }))}
    />
  );
}
