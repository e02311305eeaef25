import { useTranslations } from 'next-intl';
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
type Part = keyof typeof parts;

/** How far a demand is from being handed in: which parts are done, and which still lack or contradict something. */
export function EditMissing({ demand }: { demand: EditedDemand }) {
  const t = useTranslations('demandEdit');
  const language = useLanguage();
  const { values, contradictions, draft } = demand;
  const open = [...missingFields(values, language, draft.isOurs), ...Object.keys(contradictions)];
  const names = Object.keys(parts) as Part[];
  const lacking = names.filter((part) => open.some((field) => parts[part].test(field)));
  return (
    <div className="mb-6">
      <p className="font-semibold">
        {lacking.length === 0 ? t('missing.none', { days: reviewDays }) : t('missing.some', { count: lacking.length })}
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {names.map((part) => {
          const isThere = !lacking.includes(part);
          return (
            <li key={part} className={isThere ? 'text-ok' : 'text-ink-2'}>
              <span aria-hidden="true">{isThere ? '✓' : '○'} </span>
              <a href={`#${part}`} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {t(`sections.${part}`)}
              </a>
              <span className="sr-only"> {isThere ? t('missing.there') : t('missing.lacking')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
