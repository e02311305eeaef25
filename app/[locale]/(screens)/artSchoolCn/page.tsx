import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SchoolScreen } from '@/components/community/topic/school-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { schoolsJsonLd } from './json-ld';
import { readSchoolsPage, schoolsPath } from './read';

export async function generateMetadata(): Promise<Metadata> {
  const schools = await readSchoolsPage(await getLocale());
  const t = await getTranslations('artSchools');
  const picture = schools.find(({ channel }) => channel?.thumb)?.channel?.thumb;
  const description = t('description', { count: schools.length });
  return publicHead({ path: schoolsPath, picture, title: t('title'), description });
}

/** The directory of art schools with their channels (specification section 2, /artSchoolCn). */
export default async function ArtSchoolsPage() {
  const schools = await readSchoolsPage(await getLocale());
  const name = (await getTranslations('artSchools'))('heading');
  return (
    <ClientWords of={['artSchools']}>
      <JsonLd data={schoolsJsonLd({ schools, name, ...(await pageFacts()) })} />
      <SchoolScreen schools={schools} />
    </ClientWords>
  );
}
