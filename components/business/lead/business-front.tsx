import { useLocale, useTranslations } from 'next-intl';
import { businessServices } from '@/lib/business/lead/codes';
import { BusinessChoice, BusinessChoiceButton } from './business-choice';
import { BusinessContact } from './business-contact';
import { BusinessCall, BusinessDock, CustomerLink } from './business-dock';
import { BusinessFigures, type Figure } from './business-figures';
import type { BusinessWays } from './business-form-link';
import { BusinessHero } from './business-hero';
import { BusinessMore } from './business-more';
import { BusinessQuestions, type Question } from './business-questions';
import { BusinessSection } from './business-section';
import { BusinessServices } from './business-services';
import { BusinessSteps } from './business-steps';

interface BusinessFrontProps {
  ways: BusinessWays;
  /** Of the platform; the first one is in the head of the page. */
  figures: readonly Figure[];
  questions: readonly Question[];
}

/** /business (specification section 2): what we do for business customers, and all ways to start. */
export function BusinessFront({ ways, figures, questions }: BusinessFrontProps) {
  const t = useTranslations('business.page');
  const { forms, hotline, email } = ways;
  return (
    <>
      <BusinessHero
        drawing="field"
        eyebrow={t('eyebrow')}
        title={t.rich('headline', { br: () => <br /> })}
        lede={t('lede', { reach: useReach(figures[0]) })}
      >
        <BusinessChoiceButton />
        <CustomerLink />
      </BusinessHero>
      <BusinessFigures figures={figures} />
      <BusinessSection id="services" title={t('services.title')} text={t('services.text')}>
        <BusinessServices forms={forms} />
      </BusinessSection>
      <BusinessChoice services={businessServices} forms={forms} />
      <BusinessSection id="steps" title={t('steps.title')} text={t('steps.text')}>
        <BusinessSteps hasOwnForms={hasOwnForms(forms)} />
      </BusinessSection>
      <BusinessSection id="questions" title={t('questions.title')} beside>
        <BusinessQuestions questions={questions} />
      </BusinessSection>
      <BusinessSection id="more" title={t('more.title')} beside>
        <BusinessMore />
      </BusinessSection>
      <BusinessContact hotline={hotline} email={email} />
      <BusinessDock>
        <BusinessCall hotline={hotline} />
        <BusinessChoiceButton />
      </BusinessDock>
    </>
  );
}

/** Whether all services use our own form. */
export function hasOwnForms(forms: BusinessWays['forms']): boolean {
  return businessServices.every((service) => !forms[service]);
}

/** A figure as the beginning of a sentence; `none` without one or when it is not in the page's language. */
function useReach(figure: Figure | undefined): string {
  const t = useTranslations('business');
  const language = useLocale();
  if (figure?.label.language !== language) return 'none';
  return t('reach', { value: figure.value, label: figure.label.text });
}
