import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { withdrawWork as contract, WorkDraft } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { changeOwnWork } from './own-work';
import { readDraft } from './read-draft';

/**
 * Withdraws a work from review, and returns it as a draft. Throws Changed if it was decided on, NullPointer for a work
 * that is not the caller's.
 */
export async function withdrawWork(context: Context, { id }: InputOf<typeof contract>): Promise<WorkDraft> {
  const own = { id, personId: signedIn(context).personId };
  const { to } = transitions.withdraw;
  await context.db.transaction((tx) =>
    changeOwnWork(tx, { ...own, states: statesBefore('withdraw') }, { state: to, submitted_at: null, words: '[]' }),
  );
  return readDraft(context.db.read, own, context.language);
}
