import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BusinessFront, hasOwnForms } from '@/components/business/lead/business-front';
import { questionsOf } from '@/components/business/lead/business-questions';
import { JsonLd } from '@/components/front/shell/json-ld';
import { shareImagePath } from '@/lib/app/share-images';
import { visitorContext } from '@/lib/app/visitor';
import { aboutPageId } from '@/lib/base/content/codes';
import { findAbout } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { bookingRules } from '@/lib/business/advertising/codes';
import { businessServices } from '@/lib/business/lead/codes';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { defaultLanguage, isLanguage, translate } from '@/lib/platform/shared/language';
import { answeredQuestions, businessJsonLd, offeredServices } from '../../business-json-ld';

interface BusinessProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function headOf({ params }: BusinessProps) {
  const { locale } = await params;
  const t = await getTranslations('business.page');
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: '/business', title: t('title'), description: t('description') };
}

export async function generateMetadata(props: BusinessProps): Promise<Metadata> {
  const shell = await getTranslations('shell');
  const head = await headOf(props);
  return pageMetadata({ ...head, image: shareImagePath(head.language, 'business'), siteName: shell('name') });
}

/** What we do for business customers (specification section 2), with the figures that editors keep. */
export default async function BusinessPage(props: BusinessProps) {
  const head = await headOf(props);
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
