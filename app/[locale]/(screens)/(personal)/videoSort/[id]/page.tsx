import { SortScreen } from '@/components/works/playlist/sort-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getOwnPlaylist } from '@/lib/works/playlist/server/get-own-playlist';

export const generateMetadata = privateHead('playlistEdit.title');

/** One of the own play lists, to be edited and put in order; what is no list of the caller's is no page. */
export default async function VideoSortPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/videoSort/${encodeURIComponent(id)}`);
  const draft = await getOwnPlaylist(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['playlist', 'playlistEdit']}>
      {/* Coming back from elsewhere, it begins with what the server has now. */}
      <SortScreen key={`${id} ${draft.revision}`} first={draft} />
    </ClientWords>
  );
}
