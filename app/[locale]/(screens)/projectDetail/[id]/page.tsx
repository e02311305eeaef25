import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { DemandScreen } from '@/components/careers/demand/demand-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { demandPath } from '@/lib/careers/demand/client/addresses';
import { briefly, demandJsonLd } from './json-ld';
import { readDemandPage } from './read';
import { slotsOf } from './slots';

/** No demand's page is made at build: each is made when it is first asked for, and kept until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readDemandPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('demandPage');
  if (!found) return { title: t('missing.title') };
  const { id, title, titleLanguage, body } = found.demand;
  const whole = t('title', { title });
  return publicHead({
    path: demandPath(id),
    // Search engines cut what is longer; the title of the demand must not be what they cut.
    title: whole.length <= 70 ? whole : title,
    description: briefly(body, 160) || title,
    ...(found.isInOne && { only: titleLanguage }),
  });
}

/** A demand, and the ways to answer it (specification section 2, /projectDetail/{id}). */
export default async function DemandPage(props: PageProps<'id'>) {
  const { demand, others, similar } = (await read(props)) ?? notFound();
  const kindName = (await getTranslations('demand.kind'))(demand.kind);
  const listName = (await getTranslations('demandList'))('heading');
  return (
    <ClientWords of={['demand', 'demandPage']}>
      <JsonLd data={demandJsonLd({ demand, kindName, listName, ...(await pageFacts()) })} />
      <DemandScreen {...{ demand, others, similar }} slots={await slotsOf(demand)} />
    </ClientWords>
  );
}
