import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/platform/i18n/link';
import { BusinessDock, CustomerLink } from './business-dock';
import { BusinessFields } from './business-fields';
import { BusinessFormLink, type BusinessWays } from './business-form-link';
import { BusinessHero } from './business-hero';
import { BusinessOffers } from './business-offers';
import { BusinessSection } from './business-section';
import { BusinessServices } from './business-services';

/** /service (specification section 2): services for an industry, where they are used, who we are, and how to begin. */
export function BusinessServiceFront({ forms }: Pick<BusinessWays, 'forms'>) {
  const t = useTranslations('business.servicePage');
  const actions = useTranslations('business.actions');
  const request = (
    <BusinessFormLink service="industry" forms={forms} className={buttonClass('accent')}>
      {t('request')}
    </BusinessFormLink>
  );
  return (
    <>
      <BusinessHero
        drawing="activities"
        eyebrow={t('eyebrow')}
        title={t.rich('headline', { br: () => <br /> })}
        lede={t('lede')}
      >
        {request}
        <CustomerLink />
      </BusinessHero>
      <BusinessSection id="offers" title={t('offers.title')} text={t('offers.text')}>
        <BusinessOffers />
      </BusinessSection>
      <BusinessSection id="fields" title={t('fields.title')}>
        <BusinessFields />
      </BusinessSection>
      <BusinessSection id="about" title={t('about.title')} beside>
        <p className="max-w-[34em] text-lg text-pretty md:text-2xl">{t('about.text')}</p>
        <Link href="/About" className={`mt-6 ${buttonClass('line')}`}>
          {t('about.more')}
        </Link>
      </BusinessSection>
      <BusinessSection id="cards" title={t('cards.title')} text={t('cards.text')}>
        <BusinessServices forms={forms} />
      </BusinessSection>
      <BusinessDock>
        <Link href="/contact-us" className={buttonClass('line')}>
          {actions('contact')}
        </Link>
        {request}
      </BusinessDock>
    </>
  );
}
