import { useTranslations } from 'next-intl';
import { ArticleText } from '@/components/base/rich-text/card-article-text';
import { outline } from '@/lib/base/rich-text/codes';
import type { ContestDetail, ContestTerms } from '@/lib/events/contest/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CardContestFrame } from './card-contest-frame';
import { TermsVersions } from './terms-versions';

interface TermsScreenProps {
  contest: ContestDetail;
  /** Those of now. */
  terms: ContestTerms;
}

/** What entrants of a contest agree to: the version of now, and every earlier one. */
export function TermsScreen({ contest, terms }: TermsScreenProps) {
  const t = useTranslations('contestHome.terms');
  const { version, body, language, madeTime } = terms;
  const lang = useTextLanguage()(language);
  const { html, chapters } = outline(body, 'terms', 'h2');
  const day = formatDate(Date.parse(madeTime));
  return (
    <CardContestFrame contest={contest} current="terms">
      <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-16">
        <div className="mb-8 lg:sticky lg:top-[calc(var(--spacing-head)+24px)] lg:self-start">
          <h2 className="text-xl md:text-2xl">{t('heading')}</h2>
          <p className="mt-1 text-ink-3 text-sm tabular-nums">
            {t.rich('version', { version, date: () => <time dateTime={day}>{day}</time> })}
          </p>
          {chapters.length > 0 && (
            <nav aria-label={t('contents')} className="mt-4 max-lg:hidden">
              <ol lang={lang} className="border-line border-t">
                {chapters.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="flex min-h-11 items-center text-ink-2 hover:text-ink">
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {version > 1 && <TermsVersions name={contest.name} current={version} />}
        </div>
        <div className="min-w-0">
          {lang && <p className="mb-4 border-line border-l-2 pl-3 text-ink-2 text-sm">{t('only', { language })}</p>}
          <ArticleText name="terms" html={html} lang={lang} renderWork={() => null} />
        </div>
      </div>
    </CardContestFrame>
  );
}
