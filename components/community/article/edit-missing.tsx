import { useTranslations } from 'next-intl';
import { missingFields, neededFields } from '@/lib/community/article/rules/article-texts';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { EditedArticle } from './edit-state';

/** How far an article is from being handed in: what it needs in each language that is begun, and what of that is there. */
export function EditMissing({ article: { values } }: { article: EditedArticle }) {
  const t = useTranslations('articleEdit.missing');
  const language = useLanguage();
  const [needed, missing] = [neededFields(values, language), missingFields(values, language)];
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <p className="font-semibold">{missing.length === 0 ? t('none') : t('some', { count: missing.length })}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {needed.map((field) => {
          const isThere = !missing.includes(field);
          return (
            <li key={field} className={isThere ? 'text-ok' : 'text-ink-2'}>
              <span aria-hidden="true">{isThere ? '✓' : '○'} </span>
              {t(`fields.${field}`)}
              <span className="sr-only"> {isThere ? t('there') : t('lacking')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
