import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MealScreen } from '@/components/careers/recruitment/meal-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { packagesPath } from '@/lib/careers/recruitment/client/addresses';
import { packagesJsonLd } from './json-ld';
import { readPackages } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recruitment.meal');
  return publicHead({ path: packagesPath, title: t('title'), description: t('description') });
}

/** The packages of job posts for companies. */
export default async function MealPage() {
  const packages = await readPackages(await getLocale());
  const t = await getTranslations();
  const named = { name: t('recruitment.meal.heading'), siteName: t('shell.name') };
  return (
    <ClientWords of={['recruitment.meal']}>
      <JsonLd data={packagesJsonLd({ ...named, packages, ...(await pageFacts()) })} />
      <MealScreen packages={packages} />
    </ClientWords>
  );
}
