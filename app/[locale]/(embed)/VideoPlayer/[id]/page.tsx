import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { VideoPlayer } from '@/components/works/work/card-player';
import { clientMessages } from '@/lib/app/client-messages';
import { sharePicture } from '@/lib/app/share-images';
import { pageMetadata } from '@/lib/platform/i18n/metadata';
import { defaultLanguage, isLanguage, languageNames } from '@/lib/platform/shared/language';
import { videoDescription } from '../../../read-video';
import { readFilmPage } from './read';

interface FilmProps {
  params: Promise<{ locale: string; id?: string }>;
}

/** No film's page is made at build: each is made when it is first asked for, and kept until it is wrong. */
export function generateStaticParams() {
  return [];
}

/** The id is in the query of the address (`next.config.mjs` makes it a part of the path). */
async function read({ params }: FilmProps) {
  const { locale, id = '' } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return { language, page: `/video/detail/${id}`, video: await readFilmPage(language, id) };
}

/** Search engines are led to the work's page, whose card it has too. */
export async function generateMetadata(props: FilmProps): Promise<Metadata> {
  const { language, page, video } = await read(props);
  const t = await getTranslations('watch');
  if (!video) return { title: t('missing.title') };
  const title = t('title', { title: video.title, nickname: video.nickName });
  const siteName = (await getTranslations('shell'))('name');
  const [description, image] = [videoDescription(video), sharePicture(language, video.thumb)];
  const translated = language === defaultLanguage || video.titleLanguage === language;
  const { alternates, ...metadata } = pageMetadata({
    language,
    path: page,
    title,
    description,
    image,
    siteName,
    translated,
  });
  return { ...metadata, alternates: { canonical: alternates?.canonical }, robots: { index: false } };
}

/** The player alone, for frames of other sites and the native app (specification section 2, /VideoPlayer). */
export default async function FilmPage(props: FilmProps) {
  const { language, page, video } = await read(props);
  if (!video) notFound();
  const { videoId, thumb, title, titleLanguage, duration, size } = video;
  const lang = titleLanguage === language ? undefined : languageNames[titleLanguage].html;
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'videoPlayer')}>
      <VideoPlayer id={videoId} cover={thumb} {...{ title, duration, size }} page={{ href: page, lang }} fills />
    </NextIntlClientProvider>
  );
}
