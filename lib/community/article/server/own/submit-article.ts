import { requireAllowed } from '@/lib/base/permission/port';
import { requireChannel } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ArticleDraft, submitArticle as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { requireComplete } from './check-fields';
import { flagDraft } from './flag-article';
import { keepVersion } from './keep-version';
import { changeOwnArticle } from './own-article';
import { lookAfterPictures } from './own-pictures';
import { readDraft } from './read-draft';

/**
 * Submits a draft, or a failed article, for review and returns it. Its prohibited words are stored for the reviewers, its
 * texts are kept as a version.
 * Throws code `400` with the rule `required` for every missing field, and from `requireChannel` where its channel is not
 * public any more, or has blocked its author; ProhibitedWords with the fields unless confirmed; Changed for an outdated
 * revision or a state that does not allow it; PhoneNeeded for a caller without a bound phone; NullPointer for an article that
 * is not the caller's.
 */
export async function submitArticle(
  context: Context,
  { id, revision, acknowledged }: InputOf<typeof contract>,
): Promise<ArticleDraft> {
  const own = { id, personId: requireAllowed(context, 'post').personId };
  const draft = await readDraft(context.db.read, own, context.language);
  const states = statesBefore('submit');
  if (draft.revision !== revision || !states.includes(draft.state)) throw new CodedError('Changed');
  requireComplete(draft, context.language);
  await requireChannel(context.db.read, draft.topicId, own.personId);
  const words = await flagDraft(context, draft, acknowledged);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const handedIn = { state: transitions.submit.to, reason: '', words: JSON.stringify(words), submitted_at: now };
    const article = await changeOwnArticle(tx, { ...own, revision, states }, handedIn);
    if (await keepVersion(tx, article)) await lookAfterPictures(tx, id, now);
  });
  return readDraft(context.db.read, own, context.language);
}
