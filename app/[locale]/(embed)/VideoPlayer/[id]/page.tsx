import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { VideoPlayer } from '@/components/works/film/card-player';
import { ClientWords } from '@/lib/app/client-words';
import type { PageProps } from '@/lib/app/page-props';
import { languageNames } from '@/lib/platform/shared/language';
import { videoHead } from '../../../video-head';
import { readFilmPage } from './read';

/** No film page is rendered at build time: each is rendered on its first request, and cached until it is outdated. */
export const generateStaticParams = () => [];

/** The id is in the query of the address (`next.config.mjs` makes it a part of the path). */
async function read({ params }: PageProps<'id'>) {
  const { id = '' } = await params;
  return readFilmPage(await getLocale(), id);
}

/** Search engines are pointed to the work's page, whose share card this page has too. */
export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const video = await read(props);
  if (!video) return { title: (await getTranslations('watch'))('missing.title') };
  const { alternates, ...metadata } = await videoHead(video);
  return { ...metadata, alternates: { canonical: alternates?.canonical }, robots: { index: false } };
}

/** The player only, for frames of other sites and the native app (specification section 2, /VideoPlayer). */
export default async function FilmPage(props: PageProps<'id'>) {
  const video = (await read(props)) ?? notFound();
  const { videoId, thumb, title, titleLanguage, duration, size } = video;
  const lang = titleLanguage === (await getLocale()) ? undefined : languageNames[titleLanguage].html;
  const page = { href: `/video/detail/${videoId}`, lang };
  return (
    <ClientWords of={['filmPlayer']}>
      <VideoPlayer id={videoId} cover={thumb} {...{ title, duration, size, page }} fills />
    </ClientWords>
  );
}
