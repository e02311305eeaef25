import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { TypeMarkScript } from '@/components/front/discover/type-mark-script';
import { TypeScreen } from '@/components/front/discover/type-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { clientMessages } from '@/lib/app/client-messages';
import { sharePicture } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { worksJsonLd } from '../works-json-ld';
import { readTypePage, typePath } from './read';

interface TypeProps {
  params: Promise<{ locale: string }>;
}

async function read({ params }: TypeProps) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, ...(await readTypePage(language)) };
}

export async function generateMetadata(props: TypeProps): Promise<Metadata> {
  const { language, first } = await read(props);
  const t = await getTranslations('discoverType');
  return pageMetadata({
    language,
    path: typePath,
    image: sharePicture(language, first.list.find(({ thumb }) => thumb)?.thumb),
    title: t('title'),
    description: t('description'),
    siteName: (await getTranslations('shell'))('name'),
  });
}

/** Works by category, industry, length and originality (specification section 2, /type); the address's query says which. */
export default async function TypePage(props: TypeProps) {
  const { language, first, industries } = await read(props);
  const name = (await getTranslations('discoverType'))('heading');
  const home = (await getTranslations('shell'))('menu.home');
  const page = { language, siteUrl: env().siteUrl, path: typePath, name, home };
  const words = clientMessages(language, 'discoverType', 'videoCategory', 'video', 'collection', 'playlist');
  return (
    <NextIntlClientProvider messages={words}>
      <JsonLd data={worksJsonLd({ ...page, list: first.list })} />
      <TypeMarkScript />
      <TypeScreen first={first} industries={industries} />
    </NextIntlClientProvider>
  );
}
