import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import type { TopicForReview } from '@/lib/community/topic/contract';
import { reviewedFields } from '@/lib/community/topic/rules/topic-texts';
import { Link } from '@/lib/platform/i18n/link';

/** Names and introductions in both languages, with the words that need attention marked. */
export function TopicTexts({ topic }: { topic: TopicForReview }) {
  const t = useTranslations('topicConsole');
  const { words, underReview } = topic;
  return (
    <ConsoleSection title={t('texts')}>
      {words.length > 0 && (
        <p className="mb-3 text-sm text-danger">{t('wordsFound', { words: words.join(t('comma')) })}</p>
      )}
      {Object.keys(underReview).length > 0 && (
        <p className="mb-3 text-sm text-ink-2">
          {t('textsWait')}{' '}
          <Link href={`/staff/reviews?search=${encodeURIComponent(topic.id)}`} className="underline underline-offset-4">
            {t('openReviews')}
          </Link>
        </p>
      )}
      <Facts
        facts={reviewedFields.map((field) => {
          const waiting = underReview[field];
          const lang = field.endsWith('Zh') ? 'zh-Hans' : 'en';
          return {
            label: t(`fields.${field}`),
            value: (
              <>
                {topic[field] === '' ? (
                  <span className="text-ink-3">{t('nothing')}</span>
                ) : (
                  <span lang={lang}>
                    <MarkedText text={topic[field]} words={words} />
                  </span>
                )}
                {waiting !== undefined && (
                  <div className="mt-2 border-line border-l-2 pl-3">
                    <p className="text-ink-3 text-xs">{t('becomes')}</p>
                    <span lang={lang}>
                      <MarkedText text={waiting} words={words} />
                    </span>
                  </div>
                )}
              </>
            ),
          };
        })}
      />
    </ConsoleSection>
  );
}
