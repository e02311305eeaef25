import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/careers/demand/list-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ChosenMarkScript } from '@/components/ui/chosen-mark-script';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { demandsPath } from '@/lib/careers/demand/client/addresses';
import { demandParameters } from '@/lib/careers/demand/client/filters';
import { demandsJsonLd } from './json-ld';
import { readDemandList } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('demandList');
  return publicHead({ path: demandsPath, title: t('title'), description: t('description') });
}

/** Demands that take proposals, with filters, which the query names (specification section 2, /findProject). */
export default async function DemandsPage() {
  const { first, cities } = await readDemandList(await getLocale());
  const name = (await getTranslations('demandList'))('heading');
  const projectName = (await getTranslations('demandFront'))('name');
  return (
    <ClientWords of={['demand', 'demandList']}>
      <JsonLd data={demandsJsonLd({ name, projectName, demands: first.list, ...(await pageFacts()) })} />
      <ChosenMarkScript names={demandParameters} />
      <ListScreen first={first} cities={cities} />
    </ClientWords>
  );
}
