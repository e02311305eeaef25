import { v7 as uuid } from 'uuid';
import { mediaStorage, storeOwnPicture } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { bannerType } from '@/lib/platform/shared/banner-target';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { topicLimits, topicPictureSizes } from '../../codes';
import type {
  DeskBanners,
  saveTopicBannerPicture as pictureContract,
  saveTopicBanner as saveContract,
} from '../../contract';
import { findManaged, holdManaged, type Managed, recordStaffDeed } from '../desk/manage';
import { picturedTopic, removeReplaced, topicPictureKey } from '../own/own-pictures';
import { changeBanners } from './change-banners';
import { findTarget, leadsToThing } from './find-target';
import { listTopicBanners } from './list-banners';

/**
 * Writes a banner of a channel, and returns all of them. A new one comes last and is online. The target that its type does not
 * use is dropped, and the picture that it no longer shows removed. Of staff it is recorded.
 *
 * Code `400` with the rule `picture` for a picture that was not taken for this channel, and `thing` for an id that names
 * nothing public of its type; ListFull for one banner more than a channel has, NullPointer for a banner that is not there, and
 * what `holdManaged` throws.
 */
export async function saveTopicBanner(context: Context, input: InputOf<typeof saveContract>): Promise<DeskBanners> {
  const { topicId, id, image } = input;
  await findManaged(context, topicId);
  const columns = toColumns(input);
  if (leadsToThing(columns.type) && !(await findTarget(context, context.db.read, columns))) {
    throw new CodedError('400', { fields: [{ field: 'domainId', rule: 'thing' }] });
  }
  const isThere = picturedTopic(image) === topicId && (await mediaStorage().head(image)) !== null;
  await context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const former = id === '' ? undefined : await findBanner(tx, topicId, id);
    // One of the demonstration's may stay.
    if (!isThere && former?.image !== image)
      throw new CodedError('400', { fields: [{ field: 'image', rule: 'picture' }] });
    if (former) {
      await tx.updateTable('topic_banner').set(columns).where('id', '=', id).execute();
      if (former.image !== image) await removeReplaced(tx, topicId, former.image, context.now());
    } else await insertLast(context, tx, managed, columns);
    await changeBanners(context, tx, topicId);
    const before = former && {
      id,
      title: former.title,
      type: former.type,
      url: former.url,
      domainId: former.domain_id,
    };
    await recordStaffDeed(context, tx, managed, {
      action: 'banner.saved',
      before: before ?? null,
      after: { ...columns },
    });
  });
  return listTopicBanners(context, { topicId });
}

type Columns = ReturnType<typeof toColumns>;

function toColumns({ image, title, type, url, domainId }: InputOf<typeof saveContract>) {
  const isLink = type === bannerType.link;
  return { image, title, type, url: isLink ? url : '', domain_id: type === null || isLink ? '' : domainId };
}

async function findBanner(tx: Tx, topicId: string, id: string) {
  return tx
    .selectFrom('topic_banner')
    .selectAll()
    .where('id', '=', id)
    .where('topic_id', '=', topicId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

async function insertLast(context: Context, tx: Tx, { topic }: Managed, columns: Columns): Promise<void> {
  const { count, last } = await tx
    .selectFrom('topic_banner')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.max('position').as('last')])
    .where('topic_id', '=', topic.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= topicLimits.banners) throw new CodedError('ListFull');
  await tx
    .insertInto('topic_banner')
    .values({
      ...{ id: uuid(), topic_id: topic.id, ...columns },
      ...{ position: Number(last ?? 0) + 1, is_online: 1, created_at: context.now() },
    })
    .execute();
}

/**
 * Keeps a picture for a banner of a channel and returns its media key. Throws TooLarge for more than 2 MB,
 * UnsupportedMediaType for what is no still picture, code `400` with the rule `dimensions` for too small a one, and what
 * `findManaged` throws.
 */
export async function saveTopicBannerPicture(
  context: Context,
  { topicId, picture }: InputOf<typeof pictureContract>,
): Promise<{ key: string }> {
  await findManaged(context, topicId);
  if (picture.size > topicLimits.pictureBytes) throw new CodedError('TooLarge');
  const key = topicPictureKey(topicId);
  await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: topicPictureSizes.banner });
  return { key };
}
