import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompanyEntry } from '@/components/careers/job/company-entry';
import { ListScreen } from '@/components/careers/job/list-screen';
import { CardPackageOffer } from '@/components/careers/recruitment/card-package-offer';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ChosenMarkScript } from '@/components/ui/chosen-mark-script';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { jobsPath } from '@/lib/careers/job/client/addresses';
import { jobFilters } from '@/lib/careers/job/client/filters';
import { jobsJsonLd } from './json-ld';
import { readJobs } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobList');
  return publicHead({ path: jobsPath, title: t('title'), description: t('description') });
}

/** Jobs, and the way of companies to theirs (specification section 2, content type 10). */
export default async function JobsPage() {
  const { first, cities, packages } = await readJobs(await getLocale());
  const name = (await getTranslations('jobList'))('heading');
  const offer = (
    <div className="space-y-10">
      <CompanyEntry />
      <CardPackageOffer packages={packages} />
    </div>
  );
  return (
    <ClientWords of={['job', 'jobList', 'person']}>
      <JsonLd data={jobsJsonLd({ name, jobs: first.list, ...(await pageFacts()) })} />
      <ChosenMarkScript names={[...jobFilters, 'orderBy']} />
      <ListScreen first={first} cities={cities} offer={offer} />
    </ClientWords>
  );
}
