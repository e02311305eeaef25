import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { flagTexts, submitForReview } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { authorOf } from '@/lib/base/thing/port';
import { requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf, RateLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Comment, sendComment as contract } from '../contract';
import { findItems, toComment } from './comment-item';
import { countReplies, holdThread } from './hold-thread';
import { requireOpen } from './require-public';
import type { CommentEntryTable } from './tables';
import { tellChange } from './tell-change';

type Input = InputOf<typeof contract>;

/** Maximum number of texts of one person that staff must review per day. */
const reviewLimit: RateLimit = { max: 20, seconds: secondsInDay, strict: true };

/**
 * Adds a comment on a thing, or a reply to a comment; a reply to a reply is in the same thread and names the person it
 * addresses (specification section 5, 'Reply'). Prohibited words throw ProhibitedWords; once confirmed, the text goes
 * to review, is visible only to its author and is not counted.
 * Throws Unauthorized for a visitor, PhoneNeeded without a bound phone, NullPointer for a thing or comment that is not
 * public or takes none, Blocked if its author has blocked the caller, TooManyRequests for a person with too many texts under review.
 */
export async function sendComment(context: Context, input: Input): Promise<Comment> {
  const { personId } = requireAllowed(context, 'post');
  const { kind, thingId, text, acknowledged } = input;
  const flagged = (await flagTexts(context, { texts: [{ field: 'text', text }], acknowledged })).get('text');
  if (flagged) await context.limit({ name: 'comments to review of', client: personId, limit: reviewLimit });
  const entry = { id: uuid(), kind, thing_id: thingId, author_id: personId, text, created_at: context.now() };
  return context.db.transaction(async (tx) => {
    const { answered, ...place } = await findPlace(tx, input);
    await requireWelcome(context, tx, { ...input, answered });
    if (flagged) await handIn(context, tx, { ...entry, ...place }, flagged.words);
    else await show(context, tx, { ...entry, ...place }, answered);
    const sent = (await findItems(context, tx, [entry.id])).get(entry.id);
    if (!sent) throw new Error(`Comment ${entry.id} is gone in its own transaction.`);
    return toComment(sent);
  });
}

type Entry = Omit<CommentEntryTable, 'state' | 'like_count' | 'reply_count'>;
type Answered = EventKinds['comment.shown']['answered'];
type Place = Pick<Entry, 'root_id' | 'to_person_id'> & { answered: Answered };

/** The thread of a reply, the person it addresses and what it replies to; all null for a comment. */
async function findPlace(tx: Tx, { replyTo, kind, thingId }: Input): Promise<Place> {
  if (replyTo === '') return { root_id: null, to_person_id: null, answered: null };
  const answered = await tx
    .selectFrom('comment_entry')
    .select(['root_id', 'author_id'])
    .where('id', '=', replyTo)
    .where('kind', '=', kind)
    .where('thing_id', '=', thingId)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const { root_id, author_id: authorId } = answered;
  const place = root_id === null ? { root_id: replyTo, to_person_id: null } : { root_id, to_person_id: authorId };
  return { ...place, answered: { id: replyTo, authorId } };
}

/** Throws Blocked if the thing's owner, or the author of the comment that is replied to, has blocked the caller. */
async function requireWelcome(
  context: Context,
  tx: Tx,
  { kind, thingId, answered }: Pick<Input, 'kind' | 'thingId'> & { answered: Answered },
): Promise<void> {
  const owner = await authorOf(context, tx, { kind, id: thingId });
  await requireNotBlocked(tx, signedIn(context).personId, [owner, answered?.authorId ?? null]);
}

/** Submits a text with prohibited words for review. */
async function handIn(context: Context, tx: Tx, entry: Entry, words: readonly string[]): Promise<void> {
  const { id, kind, thing_id, text, created_at } = entry;
  await requireOpen(context, tx, kind, thing_id);
  await submitForReview(tx, { kind: 'comment', subjectId: id, field: 'text', text, words }, created_at);
  await insert(tx, entry, 'waiting');
}

async function show(context: Context, tx: Tx, entry: Entry, answered: Answered): Promise<void> {
  await insert(tx, entry, 'shown');
  if (entry.root_id !== null) await countReplies(tx, entry.root_id, 1);
  await tellChange(context, tx, entry, 1);
  const { id, author_id: authorId, kind, thing_id: thingId } = entry;
  await context.emit(context, tx, 'comment.shown', { id, authorId, kind, thingId, answered });
}

async function insert(tx: Tx, entry: Entry, state: 'shown' | 'waiting'): Promise<void> {
  if (entry.root_id !== null) {
    const root = await holdThread(tx, entry.root_id);
    if (root?.state !== 'shown') throw new CodedError('NullPointer');
  }
  await tx
    .insertInto('comment_entry')
    .values({ ...entry, state, like_count: 0, reply_count: 0 })
    .execute();
}
