import { useTranslations } from 'next-intl';
import { ReviewedText } from '@/components/base/moderation/card-reviewed-text';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import { type Language, languages } from '@/lib/platform/shared/language';
import type { WorkForReview } from '@/lib/works/work/contract';

const fields = { zh: ['titleZh', 'introZh'], en: ['titleEn', 'introEn'] } as const;

/** Title and intro in both languages side by side, with the words that need attention marked. */
export function WorkTexts({ work }: { work: WorkForReview }) {
  const t = useTranslations('workConsole');
  return (
    <ConsoleSection title={t('texts')}>
      <ReviewNotes {...work} />
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
  const name = useTranslations('staffReview.languages')(language);
  return (
    <div className="border-line border-b py-3">
      <h3 className="mb-1 text-xs text-ink-3">{name}</h3>
      <dl>
        {fields[language].map((field, index) => (
          <div key={field} className={index === 0 ? 'mb-2 font-semibold' : 'text-sm'}>
            <dt className="sr-only">{t(index === 0 ? 'titleOf' : 'introOf', { language: name })}</dt>
            <dd>
              <ReviewedText
                text={work[field]}
                waiting={work.underReview[field]}
                language={language}
                words={work.words}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
