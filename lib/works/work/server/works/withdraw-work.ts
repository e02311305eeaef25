import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { withdrawWork as contract, WorkDraft } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnWork } from './own-work';
import { readDraft } from './read-draft';

/**
 * Withdraws a work from review, and returns it as a draft. Throws Changed if it was decided on, InContest while it is in a
 * contest, NullPointer for a work that is not the caller's.
 */
export async function withdrawWork(context: Context, { id }: InputOf<typeof contract>): Promise<WorkDraft> {
  const own = { id, personId: signedIn(context).personId };
  const condition = { ...own, states: statesBefore('withdraw'), outsideContests: true } as const;
  const withdrawn = { state: transitions.withdraw.to, submitted_at: null, words: '[]' };
  await context.db.transaction((tx) => changeOwnWork(tx, condition, withdrawn));
  return readDraft(context.db.read, own, context.language);
}
