import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/platform/i18n/link';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { BusinessDock, CustomerLink } from './business-dock';
import { BusinessHero } from './business-hero';
import { BusinessSection } from './business-section';

interface BusinessAdvertisingFrontProps {
  title: string;
  /** Of the title. */
  language: Language;
  /** Text of editors about advertising here. */
  intro: ReactNode;
  /** Whole weeks before a booking may begin. */
  weeksAhead: number;
  /** The tables of the rate card, which belong to another slice. */
  tables: ReactNode;
  positions: ReactNode;
  materials: ReactNode;
  rules: ReactNode;
}

/** /advertisement (specification section 2): the rate card, terms, requirements, and the link to booking. */
export function BusinessAdvertisingFront({
  title,
  language,
  intro,
  weeksAhead,
  ...parts
}: BusinessAdvertisingFrontProps) {
  const t = useTranslations('advertising.rates');
  const lang = useLocale() === language ? undefined : languageNames[language].html;
  const book = (
    <Link href="/advertisement/booking" className={buttonClass('accent')}>
      {t('book')}
    </Link>
  );
  return (
    <>
      <BusinessHero drawing="advertising" eyebrow={t('eyebrow')} title={<span lang={lang}>{title}</span>} lede={intro}>
        {book}
        <CustomerLink />
      </BusinessHero>
      <BusinessSection id="tables" title={t('tables.title')} text={t('tables.text', { weeks: weeksAhead })}>
        {parts.tables}
      </BusinessSection>
      <BusinessSection id="positions" title={t('positions.title')} text={t('positions.text')}>
        {parts.positions}
      </BusinessSection>
      <BusinessSection id="materials" title={t('materials.title')} text={t('materials.text')} beside>
        {parts.materials}
      </BusinessSection>
      <BusinessSection id="rules" title={t('rules.title')} text={t('rules.text')} beside>
        {parts.rules}
      </BusinessSection>
      <BusinessDock>
        <CustomerLink />
        {book}
      </BusinessDock>
    </>
  );
}
