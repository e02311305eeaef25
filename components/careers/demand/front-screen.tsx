import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { demandsPath, newDemandPath } from '@/lib/careers/demand/client/addresses';
import type { DemandItem } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';
import { CardDemandItem } from './card-demand-item';
import { FrontArt } from './front-art';
import { FrontPrices } from './front-prices';
import { FrontQuestions } from './front-questions';
import { FrontSteps } from './front-steps';

interface FrontScreenProps {
  /** The latest that take proposals. */
  demands: readonly DemandItem[];
  /** What was finished: cases, from the slice that has them; nothing while there are none. */
  cases?: ReactNode;
}

/**
 * Project docking (specification section 2, /project): how it works for companies and creators, what recommended teams cost, what is
 * open now and what was finished.
 */
export function FrontScreen({ demands, cases }: FrontScreenProps) {
  const t = useTranslations('demandFront');
  return (
    <div className="pb-16 md:pb-24" data-sleeps="painted">
      <div className="wrap grid items-center gap-x-12 gap-y-8 pt-8 md:pt-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-display">{t('headline')}</h1>
          <p className="mt-4 max-w-[34em] text-ink-2 text-pretty md:mt-6 md:text-lg">{t('lede')}</p>
          <div className="mt-6 flex flex-wrap gap-2.5 md:mt-8">
            <Link href={newDemandPath} rel="nofollow" className={buttonClass('accent')}>
              {t('post')}
            </Link>
            <Link href={demandsPath} className={buttonClass('line')}>
              {t('find')}
            </Link>
          </div>
        </div>
        <FrontArt className="aspect-3/2 w-full rounded-lg md:aspect-5/2 lg:aspect-square" />
      </div>
      <Section id="open" title={t('open.title')} more={{ href: demandsPath, words: t('open.all') }}>
        {demands.length === 0 ? (
          <p className="py-3 text-ink-2">{t('open.none')}</p>
        ) : (
          <ul className="gap-x-12 *:border-line *:border-b lg:grid lg:grid-cols-2">
            {demands.map((demand) => (
              <li key={demand.id}>
                <CardDemandItem demand={demand} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="companies" title={t('companies.title')} text={t('companies.text')}>
        <FrontSteps of="companies" />
      </Section>
      <Section id="creators" title={t('creators.title')} text={t('creators.text')}>
        <FrontSteps of="creators" />
      </Section>
      <Section id="prices" title={t('prices.title')} text={t('prices.text')}>
        <FrontPrices />
      </Section>
      {cases && (
        <Section id="cases" title={t('cases.title')} more={{ href: '/caseProject', words: t('cases.all') }}>
          {cases}
        </Section>
      )}
      <Section id="questions" title={t('questions.title')}>
        <FrontQuestions />
      </Section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  text?: string;
  /** The way to all of what it shows a part of. */
  more?: { href: string; words: string };
  children: ReactNode;
}

function Section({ id, title, text, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="wrap pt-14 md:pt-22">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 md:mb-6">
        <div className="max-w-170">
          <h2 id={id} className="scroll-mt-[calc(var(--spacing-head)+24px)] text-2xl md:text-hero">
            {title}
          </h2>
          {text && <p className="mt-2 text-ink-2 text-pretty">{text}</p>}
        </div>
        {more && (
          <Link
            href={more.href}
            className="-mr-2 flex min-h-11 flex-none items-center gap-1 px-2 text-ink-2 text-sm hover:text-ink"
          >
            {more.words}
            <ScreenIcon name="arrow" className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
