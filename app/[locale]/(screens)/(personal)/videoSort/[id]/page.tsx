import { SortScreen } from '@/components/works/playlist/sort-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getOwnPlaylist } from '@/lib/works/playlist/server/get-own-playlist';

export const generateMetadata = privateHead('playlistEdit.title');

/** One of the caller's play lists, to be edited and put in order; 404 for any other. */
export default async function VideoSortPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/videoSort/${encodeURIComponent(id)}`);
  const draft = await getOwnPlaylist(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['playlist', 'playlistEdit']}>
      {/* After coming back from another page, it begins with the server's current state. */}
      <SortScreen key={`${id} ${draft.revision}`} first={draft} />
    </ClientWords>
  );
}
