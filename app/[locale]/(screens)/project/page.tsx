import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FrontScreen } from '@/components/careers/demand/front-screen';
import { CardCases } from '@/components/careers/showcase/card-cases';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { projectPath } from '@/lib/careers/demand/client/addresses';
import { servicePrices } from '@/lib/careers/team/codes';
import { projectJsonLd } from './json-ld';
import { readProjectFront } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('demandFront');
  return publicHead({ path: projectPath, title: t('title'), description: t('description') });
}

/** Project docking: how it works, what it costs, what is open (specification sections 2 and 9, /project). */
export default async function ProjectPage() {
  const { demands, cases } = await readProjectFront(await getLocale());
  const t = await getTranslations('demandFront');
  const offers = [
    { name: t('prices.post.title'), yuan: 0 },
    { name: t('prices.teams.title'), yuan: servicePrices.teams / 100 },
    { name: t('prices.year.title'), yuan: servicePrices.year / 100 },
  ];
  const siteName = (await getTranslations('shell'))('name');
  const said = { name: t('name'), siteName, description: t('description'), offers };
  return (
    <ClientWords of={['demand']}>
      <JsonLd data={projectJsonLd({ ...said, ...(await pageFacts()) })} />
      <FrontScreen demands={demands} cases={cases.length > 0 && <CardCases cases={cases} />} />
    </ClientWords>
  );
}
