import { useTranslations } from 'next-intl';
import { EditMissingParts, partsOf } from '@/components/works/work/card-edit-missing';
import { missingFields } from '@/lib/events/activity/rules/missing-fields';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { EditedActivity } from './edit-state';

/** The parts of an activity in the order of its form, and which of its fields belong to each. */
const parts = {
  texts: /^(?:title|body)/,
  cover: /^cover$/,
  times: /^(?:enrol|hold)/,
  place: /^(?:city|venue|address|online)/,
  topic: /^topicId$/,
  tickets: /^(?:ticketTypes|commonStock)/,
  questions: /^questions/,
} as const;
type Part = keyof typeof parts;

/** How far an activity is from being handed in. */
export function EditMissing({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.missing');
  const open = [...missingFields(activity.values, useLanguage()), ...Object.keys(activity.contradictions)];
  return (
    <EditMissingParts
      parts={partsOf(parts, open).filter(({ part, isThere }) => !isThere || isNeeded(part, activity))}
      nameOf={(part) => t(`parts.${part}`)}
      textOf={(count) => (count === 0 ? t('none') : t('some', { count }))}
    />
  );
}

/** What is not said of every activity. */
function isNeeded(part: Part, { values }: EditedActivity): boolean {
  if (part === 'place') return values.category !== 3;
  if (part === 'topic') return values.category === 3;
  if (part === 'tickets') return values.category !== 3 && values.ticketTypes.length > 0;
  return part !== 'questions' || values.questions.length > 0;
}
