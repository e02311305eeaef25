import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TypeScreen } from '@/components/front/discover/type-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ChosenMarkScript } from '@/components/ui/chosen-mark-script';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { filters } from '@/lib/front/discover/client/browse-address';
import { firstCover } from '../first-cover';
import { worksJsonLd } from '../works-json-ld';
import { readTypePage, typePath } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { first } = await readTypePage(await getLocale());
  const t = await getTranslations('discoverType');
  const picture = firstCover(first.list);
  return publicHead({ path: typePath, picture, title: t('title'), description: t('description') });
}

/**
 * Works filtered by category, industry, length and originality (specification section 2, /type), which the query names.
 */
export default async function TypePage() {
  const { first, industries } = await readTypePage(await getLocale());
  const name = (await getTranslations('discoverType'))('heading');
  return (
    <ClientWords of={['discoverType', 'workCategory', 'workCard', 'collection', 'playlist']}>
      <JsonLd data={worksJsonLd({ list: first.list, path: typePath, name, ...(await pageFacts()) })} />
      <ChosenMarkScript names={[...filters, 'order']} />
      <TypeScreen first={first} industries={industries} />
    </ClientWords>
  );
}
