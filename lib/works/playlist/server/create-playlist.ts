import { v7 as uuid } from 'uuid';
import { type FlaggedTexts, flagTexts, submitFlagged } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type createPlaylist as contract, type PlaylistItem, playlistLimits } from '../contract';
import { playlistTexts, reviewedFields } from '../rules/playlist-texts';
import { readItems } from './playlist-item';
import { putAtEnd } from './put-at-end';
import { renewPages } from './renew-pages';

/**
 * Creates a play list of the caller (specification section 3, 'Play list'), empty or with public works ({@link
 * putAtEnd}).
 * Prohibited words throw ProhibitedWords with the fields; once confirmed, those texts go to review. A list with its
 * title under review is private until staff have allowed it.
 * Throws PhoneNeeded for a public list of a caller without a bound phone, ListFull beyond the maximum number of lists,
 * NullPointer if none of the works is public, Unauthorized for a visitor and for an erased person.
 */
export async function createPlaylist(
  context: Context,
  { videoIds, acknowledged, ...texts }: InputOf<typeof contract>,
): Promise<PlaylistItem> {
  const { personId } = texts.isPublic ? requireAllowed(context, 'post') : signedIn(context);
  const flagged = await flagTexts(context, { texts: playlistTexts(texts), reviewed: reviewedFields, acknowledged });
  const id = uuid();
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await submitFlagged(tx, { kind: 'playlist', subjectId: id, fields: reviewedFields, flagged }, now);
    await requireRoom(tx, personId);
    await insert(tx, { id, personId, texts, flagged, now });
    await putAtEnd(tx, { id, videoIds, now });
    await renewPages(context, tx, { id, owner_id: personId });
  });
  const [created] = await readItems(context, [id]);
  if (!created) throw new CodedError('NullPointer');
  return created;
}

/** Locks the person, so that concurrent lists stay within the limit. */
async function requireRoom(tx: Tx, personId: string): Promise<void> {
  await holdPerson(tx, personId);
  const { count } = await tx
    .selectFrom('playlist')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow();
  if (count >= playlistLimits.lists) throw new CodedError('ListFull');
}

interface NewPlaylist {
  id: string;
  personId: string;
  texts: { title: string; intro: string; isPublic: boolean };
  flagged: FlaggedTexts;
  now: number;
}

async function insert(tx: Tx, { id, personId, texts, flagged, now }: NewPlaylist): Promise<void> {
  const title = flagged.has('title') ? '' : texts.title;
  await tx
    .insertInto('playlist')
    .values({
      id,
      owner_id: personId,
      title,
      intro: flagged.has('intro') ? '' : texts.intro,
      is_public: Number(texts.isPublic && title !== ''),
      is_wished_public: Number(texts.isPublic),
      created_at: now,
      updated_at: now,
    })
    .execute();
}
