import { useTranslations } from 'next-intl';
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

/** How far an activity is from being handed in: which parts are done, and which still lack or contradict something. */
export function EditMissing({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.missing');
  const language = useLanguage();
  const { values, contradictions } = activity;
  const open = [...missingFields(values, language), ...Object.keys(contradictions)];
  const lacking = (Object.keys(parts) as Part[]).filter((part) => open.some((field) => parts[part].test(field)));
  const shown = (Object.keys(parts) as Part[]).filter((part) => lacking.includes(part) || isNeeded(part, activity));
  return (
    <div className="mb-6">
      <p className="font-semibold">{lacking.length === 0 ? t('none') : t('some', { count: lacking.length })}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map((part) => {
          const isThere = !lacking.includes(part);
          return (
            <li key={part} className={isThere ? 'text-ok' : 'text-ink-2'}>
              <span aria-hidden="true">{isThere ? '✓' : '○'} </span>
              <a href={`#${part}`} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
                {t(`parts.${part}`)}
              </a>
              <span className="sr-only"> {isThere ? t('there') : t('lacking')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is not said of every activity. */
function isNeeded(part: Part, { values }: EditedActivity): boolean {
  if (part === 'place') return values.category !== 3;
  if (part === 'topic') return values.category === 3;
  if (part === 'tickets') return values.category !== 3 && values.ticketTypes.length > 0;
  return part !== 'questions' || values.questions.length > 0;
}
