import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CaseScreen } from '@/components/careers/showcase/case-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { casePath } from '@/lib/careers/showcase/client/addresses';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { caseJsonLd } from './json-ld';
import { readCasePage } from './read';

/** No case is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readCasePage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const shown = await read(props);
  if (!shown) return { title: (await getTranslations('showcase.missing'))('title') };
  const { found, isInOne } = shown;
  const { id, title, titleLanguage, text, thumb, companyName, creator } = found;
  const t = await getTranslations('showcase.page');
  const said = t('description', { company: companyName, creator: creator.nickname });
  return publicHead({
    path: casePath(id),
    title: t('title', { title }),
    description: truncate(text.replaceAll(/\s+/g, ' ').trim(), 160) || said,
    picture: thumb,
    ...(isInOne && { only: titleLanguage }),
  });
}

/** A finished project (specification section 2, /caseProject). */
export default async function CasePage(props: PageProps<'id'>) {
  const { found } = (await read(props)) ?? notFound();
  const listName = (await getTranslations('showcase.list'))('heading');
  return (
    <ClientWords of={['workCard']}>
      <JsonLd data={caseJsonLd({ found, listName, ...(await pageFacts()) })} />
      <CaseScreen found={found} />
    </ClientWords>
  );
}
