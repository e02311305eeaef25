import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { Link } from '@/lib/platform/i18n/link';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import type { WorkForReview } from '@/lib/works/work/contract';

const fields = { zh: ['titleZh', 'introZh'], en: ['titleEn', 'introEn'] } as const;

/** Title and intro in both languages side by side, with the words that need attention marked. */
export function WorkTexts({ work }: { work: WorkForReview }) {
  const t = useTranslations('workConsole');
  const isWaiting = Object.keys(work.underReview).length > 0;
  return (
    <ConsoleSection title={t('texts')}>
      {work.words.length > 0 && (
        <p className="mb-3 text-sm text-danger">{t('wordsFound', { words: work.words.join(t('comma')) })}</p>
      )}
      {isWaiting && (
        <p className="mb-3 text-sm text-ink-2">
          {t('textsWait')}{' '}
          <Link href={`/staff/reviews?search=${encodeURIComponent(work.id)}`} className="underline underline-offset-4">
            {t('openReviews')}
          </Link>
        </p>
      )}
      <div className="grid border-line border-t md:grid-cols-2 md:gap-x-8">
        {languages.map((language) => (
          <TextsIn key={language} language={language} work={work} />
        ))}
      </div>
    </ConsoleSection>
  );
}

function TextsIn({ language, work }: { language: Language; work: WorkForReview }) {
  const t = useTranslations('workConsole');
  const lang = languageNames[language].html;
  return (
    <div className="border-line border-b py-3">
      <h3 className="mb-1 text-xs text-ink-3">{t(`languages.${language}`)}</h3>
      <dl>
        {fields[language].map((field, index) => (
          <div key={field} className={index === 0 ? 'mb-2 font-semibold' : 'text-sm'}>
            <dt className="sr-only">
              {t(index === 0 ? 'titleOf' : 'introOf', { language: t(`languages.${language}`) })}
            </dt>
            <dd>
              {work[field] === '' ? (
                <span className="text-ink-3">{t('nothing')}</span>
              ) : (
                <span lang={lang}>
                  <MarkedText text={work[field]} words={work.words} />
                </span>
              )}
              {work.underReview[field] !== undefined && (
                <div className="mt-2 border-line border-l-2 pl-3">
                  <p className="text-xs font-normal text-ink-3">{t('becomes')}</p>
                  <span lang={lang}>
                    <MarkedText text={work.underReview[field]} words={work.words} />
                  </span>
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
