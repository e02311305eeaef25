import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { playlistsIn } from '@/test/playlists';
import { entriesOf, insertRows, playlistRow, videoRow } from '@/test/rows';
import { playlistLimits } from '../codes';
import { getPlaylist } from './get-playlist';
import { listPlaylistVideos } from './list-playlist-videos';
import { listPlaylistsOfPerson } from './list-playlists-of-person';

const works = Array.from({ length: 20_000 }, (_, index) => `w${index}`);
const lists = Array.from({ length: 40 }, (_, index) => `l${index}`);

describeOnBothEngines('long play lists among many works', (database) => {
  const { begin, visitor } = playlistsIn(database);
  const millisecondsOf = async (read: () => Promise<unknown>) => {
    const began = performance.now();
    await read();
    return performance.now() - began;
  };

  beforeAll(async () => {
    await begin([]);
    await database().db.transaction(async (tx) => {
      const rows = works.map((id) => videoRow({ id, author_id: 'mo' }));
      await insertRows(tx, 'video', rows);
      const entry_count = playlistLimits.videos;
      await insertRows(
        tx,
        'playlist',
        lists.map((id, index) => playlistRow({ id, entry_count, updated_at: index })),
      );
      for (const [index, id] of lists.entries()) {
        await insertRows(tx, 'playlist_entry', entriesOf(id, works.slice(index * 100, index * 100 + entry_count)));
      }
    });
  });

  // Scanning all works for each list takes seconds.
  test('twenty are listed, and one is shown, without a look at the other works', async () => {
    const twenty = { userId: 'lin', pageIndex: 1, pageSize: 20 };
    expect((await listPlaylistsOfPerson(visitor(), twenty)).list.map(({ videoCount }) => videoCount)).toEqual(
      Array.from({ length: 20 }, () => playlistLimits.videos),
    );
    const reads = [
      { most: 400, read: () => listPlaylistsOfPerson(visitor(), twenty) },
      { most: 100, read: () => getPlaylist(visitor(), { id: 'l3' }) },
      { most: 100, read: () => listPlaylistVideos(visitor(), { id: 'l3', pageIndex: 25, pageSize: 20 }) },
    ];
    for (const { most, read } of reads)
      await eventually(async () => expect(await millisecondsOf(read)).toBeLessThan(most));
  });
});
