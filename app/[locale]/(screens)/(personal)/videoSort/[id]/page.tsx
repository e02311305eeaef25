import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SortScreen } from '@/components/works/playlist/sort-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { clientMessages } from '@/lib/app/client-messages';
import { orNotFound } from '@/lib/app/or-not-found';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { getOwnPlaylist } from '@/lib/works/playlist/server/get-own-playlist';

interface VideoSortProps {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('playlistEdit'))('title') };
}

/** One of the own play lists, to be edited and put in order; what is no list of the caller's is no page. */
export default async function VideoSortPage({ params }: VideoSortProps) {
  const { locale, id } = await params;
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const context = await requirePerson(language, `/videoSort/${encodeURIComponent(id)}`);
  const draft = await getOwnPlaylist(context, { id }).catch(orNotFound);
  return (
    <NextIntlClientProvider messages={clientMessages(language, 'playlist', 'playlistEdit')}>
      {/* Coming back from elsewhere, it begins with what the server has now. */}
      <SortScreen key={`${id} ${draft.revision}`} first={draft} />
    </NextIntlClientProvider>
  );
}
