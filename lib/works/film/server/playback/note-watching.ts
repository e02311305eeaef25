import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { countView, type View } from '@/lib/works/work/port';
import type { noteWatching as contract } from '../../contract';
import { isView, resumePosition } from '../../rules/view';
import { findPlayable, type Playable } from './find-playable';
import { readTicket, type Watched } from './ticket';

type Report = InputOf<typeof contract>;

/**
 * Handles a report of watching: counts a view, once both clocks confirm it, and stores the position in the person's
 * watch history. It is durable when answered. A work that the caller may not see any more is ignored.
 * Throws 400 for a forged or expired ticket.
 */
export async function noteWatching(context: Context, report: Report): Promise<DataOf<typeof contract>> {
  const ticket = await readTicket(context, report.ticket);
  const personId = context.caller?.personId ?? null;
  const work = await findPlayable(context.db.read, ticket.videoId, { personId: personId ?? '' });
  if (!work) return null;
  const view = await newView(context, { work, ticket, watched: report.watched });
  if (view === null && personId === null) return null;
  await context.db.transaction(async (tx) => {
    if (view) await countView(tx, view);
    if (personId !== null) await keepPlace(tx, { personId, work, ticket, position: report.position }, context.now());
  });
  return null;
}

/**
 * The view of a report; null when it is not one, is the creator's own, or was counted already. The viewer is the person
 * who opened the film: one ticket is one view, even if it is passed on. The day is that of the opening too, so that
 * watching over midnight is one view and a visitor's digest belongs to its own day.
 */
async function newView(
  { db, caller, now }: Context,
  { work, ticket, watched }: { work: Playable; ticket: Watched; watched: number },
): Promise<View | null> {
  const isOwn = [ticket.viewer, caller?.personId].includes(work.authorId);
  const elapsed = (now() - ticket.begunAt) / 1000;
  if (!work.isPublic || isOwn || !isView({ duration: work.duration, watched, elapsed })) return null;
  const view = { day: beijingDay(ticket.begunAt), video_id: ticket.videoId, viewer: ticket.viewer };
  // Most reports come after the one that counted, and need no transaction.
  const counted = await db.read
    .selectFrom('video_view')
    .select('viewer')
    .where((eb) => eb.and(view))
    .executeTakeFirst();
  return counted ? null : view;
}

/** Stores the person's position in the watch history. */
async function keepPlace(
  tx: Tx,
  place: { personId: string; work: Playable; ticket: Watched; position: number },
  now: number,
): Promise<void> {
  const at = { position: resumePosition(place.position, place.work.duration), watched_at: now };
  await tx
    .insertInto('video_watch')
    .values({ person_id: place.personId, video_id: place.ticket.videoId, ...at })
    .onConflict((conflict) => conflict.columns(['person_id', 'video_id']).doUpdateSet(at))
    .execute();
}
