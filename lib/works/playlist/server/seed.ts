import { millisecondsInHour } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { isPublicWork } from '@/lib/works/work/port';
import { type SeedList, seedLists } from './seed/lists';
import type { PlaylistEntryTable, PlaylistTable } from './tables';

interface Work {
  id: string;
  category: string | null;
}

/** Writes the demonstration's play lists, made of its public works. `now` is in ms. */
export async function seedPlaylists(tx: Tx, now: number): Promise<void> {
  const works = await tx.selectFrom('video').select(['id', 'category']).where(isPublicWork).orderBy('id').execute();
  const lists = seedLists.map((list, place) => ({ list, place, chosen: choose(works, list, place) }));
  await tx
    .insertInto('playlist')
    .values(lists.map(({ list, place, chosen }) => row(list, place, { size: chosen.length, now })))
    .execute();
  await tx
    .insertInto('playlist_entry')
    .values(lists.flatMap(({ place, chosen }) => entries(place, chosen, now)))
    .execute();
}

/** Works of the list's categories, in an order of its own. */
function choose(works: readonly Work[], { categories, size }: SeedList, place: number): Work[] {
  return works
    .filter(({ category }) => categories.some((one) => one === category))
    .map((work, index) => ({ work, turn: spread(index + 7 * place, 0.6180339887) }))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, size)
    .map(({ work }) => work);
}

const idOf = (place: number) => `playlist-${String(place + 1).padStart(2, '0')}`;

/** Later lists were changed longer ago, from some hours to some months. */
const changedAt = (place: number, now: number) => now - Math.round((3 + 5 * place ** 1.9) * millisecondsInHour);

function row(list: SeedList, place: number, { size, now }: { size: number; now: number }): Selectable<PlaylistTable> {
  const isPublic = Number(!list.isPrivate);
  const updatedAt = changedAt(place, now);
  return {
    id: idOf(place),
    owner_id: `person-${String(list.owner).padStart(3, '0')}`,
    title: list.title,
    intro: list.intro,
    is_public: isPublic,
    is_wished_public: isPublic,
    is_taken_down: 0,
    entry_count: size,
    collect_count: 0,
    revision: size,
    created_at: updatedAt - size * 2 * millisecondsInHour,
    updated_at: updatedAt,
  };
}

function entries(place: number, works: readonly Work[], now: number): PlaylistEntryTable[] {
  const last = changedAt(place, now);
  return works.map(({ id }, index) => ({
    playlist_id: idOf(place),
    video_id: id,
    position: index + 1,
    added_at: last - (works.length - 1 - index) * 2 * millisecondsInHour,
  }));
}
