import { CardPlaylist } from '@/components/works/playlist/card-playlist';
import type { PlaylistItem } from '@/lib/works/playlist/contract';

/** The play lists that most people have collected: six, which fill two, three and six columns. */
export function FindPlaylists({ list }: { list: PlaylistItem[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-6">
      {list.map((playlist) => (
        <li key={playlist.id}>
          <CardPlaylist playlist={playlist} />
        </li>
      ))}
    </ul>
  );
}
