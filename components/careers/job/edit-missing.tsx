import { useTranslations } from 'next-intl';
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
type Part = keyof typeof parts;

/** How far a job is from being handed in: which parts are done, and which still lack or contradict something. */
export function EditMissing({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.missing');
  const language = useLanguage();
  const { values, contradictions } = job;
  const open = [...missingFields(values, language), ...Object.keys(contradictions)];
  const names = Object.keys(parts) as Part[];
  const lacking = names.filter((part) => open.some((field) => parts[part].test(field)));
  return (
    <div className="mb-4">
      <p className="font-semibold">{lacking.length === 0 ? t('none') : t('some', { count: lacking.length })}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {names
          // A job needs no last day.
          .filter((part) => part !== 'lastDay' || lacking.includes(part))
          .map((part) => {
            const isThere = !lacking.includes(part);
            return (
              <li key={part} className={isThere ? 'text-ok' : 'text-ink-2'}>
                <span aria-hidden="true">{isThere ? '✓' : '○'} </span>
                <a href={`#${part}`} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
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
