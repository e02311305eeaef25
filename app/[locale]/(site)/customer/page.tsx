import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CustomerScreen } from '@/components/business/chat/customer-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { env } from '@/lib/platform/server/env';
import { businessJsonLd } from '../../business-json-ld';

/** What all metadata of the page needs. */
async function headOf() {
  const t = await getTranslations('chat');
  const language = await getLocale();
  return { language, path: '/customer', title: t('title'), description: t('description') };
}

export async function generateMetadata(): Promise<Metadata> {
  return publicHead({ ...(await headOf()), image: 'customer' });
}

/** The customer service (specification section 2): a chat as high as the window. */
export default async function CustomerPage() {
  const t = await getTranslations('chat');
  return (
    <>
      <JsonLd data={businessJsonLd({ ...(await headOf()), type: 'ContactPage', crumb: t('crumb') })} />
      <CustomerScreen ways={env().business} />
    </>
  );
}
