import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { reviewCode } from '../../codes';
import type { ActivityDraft, withdrawActivity as contract } from '../../contract';
import { codesBefore, transitions } from '../../rules/transitions';
import { changeOwnActivity } from './own-activity';
import { readDraft } from './read-draft';

/**
 * Withdraws an activity from review, and returns it as a draft. Throws Changed if it was decided on, NullPointer for one that
 * is not the caller's.
 */
export async function withdrawActivity(context: Context, { id }: InputOf<typeof contract>): Promise<ActivityDraft> {
  const own = { id, personId: signedIn(context).personId };
  const draft = { review_state: reviewCode[transitions.withdraw.to], submitted_at: null, words: '[]' };
  await context.db.transaction((tx) => changeOwnActivity(tx, { ...own, states: codesBefore('withdraw') }, draft));
  return readDraft(context, own);
}
