import { useTranslations } from 'next-intl';
import { EditMissingParts, partsOf } from '@/components/works/work/card-edit-missing';
import { missingFields } from '@/lib/live/broadcast/rules/check-fields';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { EditedBroadcast } from './edit-state';

/** The parts of a broadcast that it must have, in the order of its form, and which of its fields belong to each. */
const parts = {
  texts: /^(?:title|body)/,
  cover: /^cover$/,
  times: /^(?:startTime|minutes)$/,
  source: /^sourceAddress$/,
} as const;

/** How far a broadcast is from being handed in. */
export function EditMissing({ broadcast: { values, contradictions } }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.missing');
  const open = [...missingFields(values, useLanguage()), ...Object.keys(contradictions)];
  return (
    <EditMissingParts
      // An encoder needs nothing here.
      parts={partsOf(parts, open).filter(({ part }) => part !== 'source' || values.source === 'address')}
      nameOf={(part) => t(`parts.${part}`)}
      textOf={(count) => (count === 0 ? t('none') : t('some', { count }))}
    />
  );
}
