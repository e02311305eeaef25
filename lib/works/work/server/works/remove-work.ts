import { withdrawReviews } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeWork as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnWork, findOwnWork } from './own-work';
import { showChange } from './show-change';

/**
 * Deletes a work of the caller for good: it is in no list and on no page from now on, and its files are removed soon. Its
 * row stays, for what others have said of it and collected. Throws InContest while it stands in a contest (specification
 * section 6), NullPointer for what is no work of the caller's, one that was deleted before included.
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
    // Its page may show it from before; no other one has it unless it was public.
    await showChange(tx, removed, context.now());
  });
  return null;
}
