import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/careers/showcase/list-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { casesPath } from '@/lib/careers/showcase/client/addresses';
import { casesJsonLd } from './json-ld';
import { readCases } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const { list } = await readCases(await getLocale());
  const t = await getTranslations('showcase.list');
  const picture = list.find(({ thumb }) => thumb)?.thumb;
  return publicHead({ path: casesPath, picture, title: t('title'), description: t('description') });
}

/** Finished projects that both sides show (specification section 2, /caseProject). */
export default async function CasesPage() {
  const first = await readCases(await getLocale());
  const name = (await getTranslations('showcase.list'))('heading');
  return (
    <ClientWords of={['showcase.list']}>
      <JsonLd data={casesJsonLd({ name, cases: first.list, ...(await pageFacts()) })} />
      <ListScreen first={first} />
    </ClientWords>
  );
}
