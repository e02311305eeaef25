import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CustomerScreen } from '@/components/business/chat/customer-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { shareImagePath } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { businessJsonLd } from '../../business-json-ld';

interface CustomerProps {
  params: Promise<{ locale: string }>;
}

/** What all of the page's heads say of it. */
async function headOf({ params }: CustomerProps) {
  const { locale } = await params;
  const t = await getTranslations('chat');
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, path: '/customer', title: t('title'), description: t('description') };
}

export async function generateMetadata(props: CustomerProps): Promise<Metadata> {
  const shell = await getTranslations('shell');
  const head = await headOf(props);
  return pageMetadata({ ...head, image: shareImagePath(head.language, 'customer'), siteName: shell('name') });
}

/** The customer service (specification section 2): a chat as high as the window. */
export default async function CustomerPage(props: CustomerProps) {
  const t = await getTranslations('chat');
  return (
    <>
      <JsonLd data={businessJsonLd({ ...(await headOf(props)), type: 'ContactPage', crumb: t('crumb') })} />
      <CustomerScreen ways={env().business} />
    </>
  );
}
