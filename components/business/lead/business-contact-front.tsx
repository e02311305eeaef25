import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contactServices } from '@/lib/business/lead/codes';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { BusinessArt } from './business-art';
import { BusinessChoice, BusinessChoiceButton } from './business-choice';
import { BusinessContact } from './business-contact';
import { BusinessCall, BusinessDock } from './business-dock';
import type { BusinessWays } from './business-form-link';

interface BusinessContactFrontProps {
  ways: BusinessWays;
  /** Text of editors; null for none yet. */
  letter: { title: string; language: Language; body: ReactNode } | null;
}

/** /contact-us (specification section 2): what editors have written, and a popup with four ways to work with us. */
export function BusinessContactFront({ ways, letter }: BusinessContactFrontProps) {
  const t = useTranslations('business.contactPage');
  const language = useLocale();
  const lang = letter && letter.language !== language ? languageNames[letter.language].html : undefined;
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-12 pt-11 md:pt-16 lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          <h1 lang={lang} className="text-display">
            {letter?.title ?? t('fallback.title')}
          </h1>
          <div className="mt-6 md:mt-10">
            {letter?.body ?? <p className="max-w-[34em] text-lg text-ink-2 text-pretty">{t('fallback.text')}</p>}
          </div>
        </div>
        <aside
          aria-labelledby="work"
          className="overflow-hidden rounded-lg bg-sunk lg:sticky lg:top-[calc(var(--spacing-head)+24px)] lg:self-start"
        >
          <BusinessArt drawing="resources" className="aspect-5/2 w-full lg:aspect-3/2" />
          <div className="p-5 md:p-8">
            <h2 id="work" className="text-2xl">
              {t('side.title')}
            </h2>
            <p className="mt-1.5 mb-5 text-ink-2 text-pretty">{t('side.text')}</p>
            <BusinessChoiceButton />
          </div>
        </aside>
      </div>
      <BusinessChoice services={contactServices} forms={ways.forms} />
      <BusinessContact hotline={ways.hotline} email={ways.email} />
      <BusinessDock>
        <BusinessCall hotline={ways.hotline} />
        <BusinessChoiceButton />
      </BusinessDock>
    </>
  );
}
