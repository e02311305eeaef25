import { useTranslations } from 'next-intl';
import type { EditedEntry } from './edit-state';

/** The parts of an entry in the order of its form, and which of its fields belong to each. */
const parts = {
  work: /^workId$/,
  category: /^categoryId$/,
  texts: /^(?:title|intro)/,
  team: /^(?:mode|teamName|members)$/,
  terms: /^agrees$/,
} as const;
type Part = keyof typeof parts;

/** How far an entry is from being sent: which parts are done, and which still lack something. */
export function EditMissing({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.missing');
  const open = Object.keys(entry.lacking);
  const lacking = (Object.keys(parts) as Part[]).filter((part) => open.some((field) => parts[part].test(field)));
  return (
    <div>
      <p className="font-semibold">{lacking.length === 0 ? t('none') : t('some', { count: lacking.length })}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm lg:flex-col">
        {(Object.keys(parts) as Part[]).map((part) => {
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
