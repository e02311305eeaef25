import { type FlaggedTexts, flagTexts, newTexts, submitFlagged } from '@/lib/base/moderation/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { savePlaylist as contract, PlaylistDraft, PlaylistFields } from '../contract';
import { playlistTexts, type ReviewedField, reviewedFields } from '../rules/playlist-texts';
import { getOwnPlaylist } from './get-own-playlist';
import { findOwnPlaylist, type OwnPlaylistId } from './own-playlist';
import { renewPublic } from './renew-public';

/**
 * Changes texts and visibility of a play list of the caller, and returns it.
 * New texts with prohibited words throw ProhibitedWords with the fields; once confirmed, they go to review, others
 * still see the previous ones, and everything else is saved. A list without a title yet stays private until one is
 * allowed.
 * Throws NullPointer for a list that is not theirs, TakenDown for publishing one that staff have taken down,
 * PhoneNeeded for publishing without a bound phone, Unauthorized for a visitor.
 */
export async function savePlaylist(
  context: Context,
  { id, acknowledged, ...texts }: InputOf<typeof contract>,
): Promise<PlaylistDraft> {
  const own = { id, personId: signedIn(context).personId };
  const former = await findOwnPlaylist(context.db.read, own);
  const { underReview } = await getOwnPlaylist(context, { id });
  const waiting = new Set(reviewedFields.filter((field) => texts[field] === underReview[field]));
  const written = newTexts(playlistTexts(texts), playlistTexts(former)).filter(({ field }) => !waiting.has(field));
  const isMadePublic = texts.isPublic && former.is_wished_public === 0;
  if (isMadePublic && former.is_taken_down === 1) throw new CodedError('TakenDown');
  if (isMadePublic || (texts.isPublic && written.length > 0)) requireAllowed(context, 'post');
  const flagged = await flagTexts(context, { texts: written, reviewed: reviewedFields, acknowledged });
  await context.db.transaction(async (tx) => {
    const fields = reviewedFields.filter((field) => !waiting.has(field));
    await submitFlagged(tx, { kind: 'playlist', subjectId: id, fields, flagged }, context.now());
    await write(tx, own, { texts, flagged, waiting, now: context.now() });
    // A list that staff take down meanwhile stays so, whatever was read before.
    await renewPublic(context, tx, id);
  });
  return getOwnPlaylist(context, { id });
}

interface Change {
  texts: PlaylistFields;
  flagged: FlaggedTexts;
  waiting: ReadonlySet<ReviewedField>;
  now: number;
}

async function write(tx: Tx, { id, personId }: OwnPlaylistId, { texts, flagged, waiting, now }: Change): Promise<void> {
  const isKept = (field: ReviewedField) => flagged.has(field) || waiting.has(field);
  await tx
    .updateTable('playlist')
    .set({
      is_wished_public: Number(texts.isPublic),
      ...(!isKept('title') && { title: texts.title }),
      ...(!isKept('intro') && { intro: texts.intro }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('owner_id', '=', personId)
    .returning('id')
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
