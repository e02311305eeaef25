import type { Selectable } from 'kysely';
import { decideOnReview } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { createPlaylist } from '@/lib/works/playlist/server/create-playlist';
import { savePlaylist } from '@/lib/works/playlist/server/save-playlist';
import type { PlaylistTable } from '@/lib/works/playlist/server/tables';
import { callerOf, testContext } from './context';
import type { TestDatabase } from './engines';
import { entriesOf, insertRows, personRow, playlistRow, videoRow } from './rows';

const emptied = [
  'playlist_entry',
  'playlist',
  'collection_item',
  'moderation_review',
  'page_invalidation',
  'video',
  'person',
] as const;

/** Play lists of Lin's in a test's database; Mo is somebody else, all works are Mo's, `unread` is not public. */
export function playlistsIn(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const read = () => database().db.read;
  const reviewer = () => as('ed', { caller: callerOf('ed', { staff: 'reviewer' }) });
  const texts = { title: '夜里看的', intro: '', isPublic: true, acknowledged: false };

  return {
    as,
    visitor: () => testContext(database().db),
    begin: (works: readonly string[]) =>
      database().db.transaction(async (tx) => {
        for (const table of emptied) await tx.deleteFrom(table).execute();
        await insertRows(
          tx,
          'person',
          ['lin', 'mo', 'ed'].map((id) => personRow({ id })),
        );
        const mo = { author_id: 'mo' };
        await insertRows(tx, 'video', [
          ...works.map((id) => videoRow({ id, ...mo, cover: `works/${id}.jpg` })),
          videoRow({ id: 'unread', ...mo, state: 'pending_review' }),
        ]);
      }),
    /** Creates a play list with these works. */
    add: (row: Partial<Selectable<PlaylistTable>> & { id: string }, videoIds: readonly string[] = []) =>
      database().db.transaction(async (tx) => {
        await insertRows(tx, 'playlist', [playlistRow({ entry_count: videoIds.length, ...row })]);
        await insertRows(tx, 'playlist_entry', entriesOf(row.id, videoIds));
      }),
    create: (input: Partial<Parameters<typeof createPlaylist>[1]> = {}, context = as('lin')) =>
      createPlaylist(context, { ...texts, videoIds: [], ...input }),
    save: (id: string, input: Partial<Parameters<typeof savePlaylist>[1]> = {}, context = as('lin')) =>
      savePlaylist(context, { ...texts, id, ...input }),
    setState: (videoId: string, state: 'verified' | 'failed' | 'deleted') =>
      database().db.transaction((tx) => tx.updateTable('video').set({ state }).where('id', '=', videoId).execute()),
    rowOf: (id: string) => read().selectFrom('playlist').selectAll().where('id', '=', id).executeTakeFirst(),
    /** The works of a play list in order; throws where positions are inconsistent. */
    worksOf: async (id: string) => {
      const rows = await read()
        .selectFrom('playlist_entry')
        .select(['video_id', 'position'])
        .where('playlist_id', '=', id)
        .orderBy('position')
        .execute();
      const list = await read().selectFrom('playlist').select('entry_count').where('id', '=', id).executeTakeFirst();
      if (list?.entry_count !== rows.length || rows.some(({ position }, index) => position !== index + 1)) {
        throw new Error(`${list?.entry_count} works at ${rows.map(({ position }) => position).join()}`);
      }
      return rows.map((row) => row.video_id);
    },
    /** The fields under review. */
    waiting: async (id: string) => {
      const rows = read().selectFrom('moderation_review').select('field').where('subject_id', '=', id);
      return (await rows.where('state', '=', 'pending').orderBy('field').execute()).map(({ field }) => field);
    },
    /** Decides on all reviews of a play list. */
    decide: async (id: string, isAllowed: boolean) => {
      const reviews = read().selectFrom('moderation_review').select('id').where('subject_id', '=', id);
      const waiting = await reviews.where('state', '=', 'pending').execute();
      for (const review of waiting) await decideOnReview(reviewer(), { id: review.id, isAllowed });
    },
    /** Tags invalidated since the last call. */
    dropped: () =>
      database().db.transaction(async (tx) => {
        const rows = await tx.deleteFrom('page_invalidation').returning('tag').execute();
        return [...new Set(rows.map(({ tag }) => tag))].toSorted();
      }),
  };
}
