import { v7 as uuid } from 'uuid';
import { removePictures, storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState, type TopicPictureKind, topicLimits, topicPictureSizes } from '../../codes';
import type { saveTopicPicture as contract, TopicDraft } from '../../contract';
import { editable } from '../../rules/transitions';
import { removeReplaced, topicPictureKey } from './own-pictures';
import { changeOwnTopic, findOwnTopic, type OwnTopicId, ownTopicId } from './own-topic';
import { readDraft } from './read-draft';
import { recordStaffChange } from './record-staff-change';
import { showChange } from './show-change';

/**
 * Takes a picture of a channel and returns the channel. It is drawn anew under a key of its own; the former one is removed. A
 * banner that comes before the channel is public is the first of its banners, which leads nowhere.
 *
 * Throws TooLarge for more than 2 MB, UnsupportedMediaType for what is no still picture, code `400` with the rule `dimensions`
 * for too small a one and with `fixed` for a banner of a public channel, Changed for another `revision` than the last,
 * NullPointer for what is not the caller's to run, PhoneNeeded for who has bound no phone.
 */
export async function saveTopicPicture(
  context: Context,
  { id, revision, kind, picture }: InputOf<typeof contract>,
): Promise<TopicDraft> {
  const own = ownTopicId(context, id);
  if (!own.isStaff) requireAllowed(context, 'post');
  const { state } = await findOwnTopic(context.db.read, own);
  if (kind === 'banner' && state === publicTopicState) {
    throw new CodedError('400', { fields: [{ field: 'kind', rule: 'fixed' }] });
  }
  if (picture.size > topicLimits.pictureBytes) throw new CodedError('TooLarge');
  const key = topicPictureKey(id);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  await storeOwnPicture(key, bytes, { minimum: topicPictureSizes[kind] });
  try {
    await context.db.transaction((tx) => place(context, tx, own, { kind, key, revision }));
  } catch (error) {
    await removePictures(key);
    throw error;
  }
  return readDraft(context.db.read, own, context.language);
}

interface NewPicture {
  kind: TopicPictureKind;
  key: string;
  revision: number;
}

async function place(context: Context, tx: Tx, own: OwnTopicId, { kind, key, revision }: NewPicture): Promise<void> {
  const now = context.now();
  const isBanner = kind === 'banner';
  const former = await findOwnTopic(tx, own);
  const states = isBanner ? editable.filter((state) => state !== publicTopicState) : editable;
  const { state } = await changeOwnTopic(
    tx,
    { ...own, revision, states },
    { ...(!isBanner && { [kind]: key }), revision: revision + 1, updated_at: now },
  );
  // The revision has held: between the two statements the picture was not changed.
  await removeReplaced(tx, own.id, isBanner ? await replaceBanner(tx, own.id, key, now) : former[kind], now);
  await recordStaffChange(context, tx, own, [kind]);
  if (state === publicTopicState) await showChange(tx, own.id, now);
}

/** Puts a picture in the place of that of the first banner, and returns that; the first banner of all where there is none. */
async function replaceBanner(tx: Tx, topicId: string, image: string, now: number): Promise<string | null> {
  const first = await tx
    .selectFrom('topic_banner')
    .select(['id', 'image'])
    .where('topic_id', '=', topicId)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
  if (first) {
    await tx.updateTable('topic_banner').set({ image }).where('id', '=', first.id).execute();
    return first.image;
  }
  const banner = { id: uuid(), topic_id: topicId, position: 0, image, title: '', type: null, is_online: 1 } as const;
  await tx
    .insertInto('topic_banner')
    .values({ ...banner, url: '', domain_id: '', created_at: now })
    .execute();
  return null;
}
