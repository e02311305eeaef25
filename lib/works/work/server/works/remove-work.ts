import { withdrawReviews } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeWork as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnWork, findOwnWork } from './own-work';
import { showChange } from './show-change';

/**
 * Deletes a work of the caller permanently: it disappears from all lists and pages, and its files are removed soon. Its
 * row stays for comments and collections. Throws InContest while it is in a contest (specification section 6),
 * NullPointer for a work that is not the caller's or was deleted before.
 */
export async function removeWork(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const own = { id, personId: signedIn(context).personId };
  await findOwnWork(context.db.read, own);
  await context.db.transaction(async (tx) => {
    await withdrawReviews(tx, 'video', id);
    const states = statesBefore('remove');
    const removed = await changeOwnWork(
      tx,
      { ...own, states, outsideContests: true },
      { state: transitions.remove.to },
    );
    await context.emit(context, tx, 'work.removed', { id });
    // Its page may still show it; others only if it was public.
    await showChange(tx, removed, context.now());
  });
  return null;
}
