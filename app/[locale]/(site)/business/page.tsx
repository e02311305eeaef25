import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { BusinessFront, hasOwnForms } from '@/components/business/lead/business-front';
import { questionsOf } from '@/components/business/lead/business-questions';
import { JsonLd } from '@/components/front/shell/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { visitorContext } from '@/lib/app/visitor';
import { aboutPageId } from '@/lib/base/content/codes';
import { findAbout } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { bookingRules } from '@/lib/business/advertising/codes';
import { businessServices } from '@/lib/business/lead/codes';
import { env } from '@/lib/platform/server/env';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { translate } from '@/lib/platform/shared/language';
import { answeredQuestions, businessJsonLd, offeredServices } from '../../business-json-ld';

/** What all metadata of the page needs. */
async function headOf() {
  const t = await getTranslations('business.page');
  const language = await getLocale();
  return { language, path: '/business', title: t('title'), description: t('description') };
}

export async function generateMetadata(): Promise<Metadata> {
  return publicHead({ ...(await headOf()), image: 'business' });
}

/** What we do for business customers (specification section 2), with the figures that staff edit. */
export default async function BusinessPage() {
  const head = await headOf();
  const { language } = head;
  const { business: ways } = env();
  const t = await getTranslations('business');
  const about = await taggedRead([contentTag(aboutPageId)], () => findAbout(visitorContext(language).db.read));
  const figures = about.figures.map(({ value, label }) => ({ value, label: translate(label.zh, label.en, language) }));
  const questions = questionsOf(
    await getTranslations('business.page.questions'),
    hasOwnForms(ways.forms),
    bookingRules,
  );
  const offers = businessServices.map((service) => ({
    name: t(`services.${service}.title`),
    description: t(`services.${service}.text`),
  }));
  const page = { ...head, crumb: t('crumb') };
  const structure = businessJsonLd(page, offeredServices(page.crumb, page, offers), answeredQuestions(questions));
  return (
    <>
      <JsonLd data={structure} />
      <BusinessFront ways={ways} figures={figures} questions={questions} />
    </>
  );
}
