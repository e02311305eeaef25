import { useTranslations } from 'next-intl';
import type { JudgingDetail } from '@/lib/events/judging/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** What the entries of a round are scored by, with what each counts. */
export function JudgeRubric({ criteria }: Pick<JudgingDetail, 'criteria'>) {
  const t = useTranslations('judging.rubric');
  const textLanguage = useTextLanguage();
  return (
    <section aria-label={t('title')} className="border-line border-t pt-5 lg:border-t-0 lg:pt-0">
      <h2 className="text-lg">{t('title')}</h2>
      {criteria.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('none')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {criteria.map(({ id, name, hint, weight }) => (
            <li key={id} className="py-3">
              <p className="flex items-baseline justify-between gap-4">
                <span lang={textLanguage(name.language)} className="font-semibold wrap-anywhere">
                  {name.text}
                </span>
                <span className="flex-none text-ink-2 tabular-nums">{t('weight', { weight })}</span>
              </p>
              {hint.text && (
                <p lang={textLanguage(hint.language)} className="mt-0.5 text-ink-2 text-sm text-pretty wrap-anywhere">
                  {hint.text}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
