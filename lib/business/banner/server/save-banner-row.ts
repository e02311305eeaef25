import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { mediaStorage, storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { bannerType } from '@/lib/platform/shared/banner-target';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { BannerRow, saveBannerRow as contract } from '../contract';
import { getBannerRow } from './banner-rows';
import { bannersTag } from './page-tags';
import { type Banner, saveBanner } from './save-banner';

/** The size at which the home page's carousel need not enlarge it. */
const smallest = { width: 1200, height: 480 };

const unknownPicture = { field: 'image', rule: 'picture' };

/**
 * Saves a banner as edited by staff, a new one without an id, and returns it. Throws NullPointer for an unknown id,
 * code `400` with the rule `picture` for a picture that was not uploaded for a banner, Forbidden for callers who may
 * not edit banners.
 */
export async function saveBannerRow(context: Context, { id, ...fields }: InputOf<typeof contract>): Promise<BannerRow> {
  requireAllowed(context, 'editBanners');
  if (!(await mediaStorage().head(fields.image))) throw new CodedError('400', { fields: [unknownPicture] });
  const banner = { id: id || uuid(), ...toColumns(fields) };
  await context.db.transaction(async (tx) => {
    const former = await tx.selectFrom('operation_banner').selectAll().where('id', '=', id).executeTakeFirst();
    if (id && !former) throw new CodedError('NullPointer');
    await saveBanner(tx, banner, context.now());
    const changed = former ? changedFields(former, banner) : null;
    await recordAudit(context, tx, {
      action: former ? 'operation.banner.changed' : 'operation.banner.created',
      subject: 'banner',
      subjectId: banner.id,
      before: changed?.before ?? null,
      after: changed?.after ?? banner,
    });
  });
  return getBannerRow(context, { id: banner.id });
}

/** Removes a banner. Throws NullPointer for an unknown one, Forbidden for callers who may not edit banners. */
export async function removeBannerRow(context: Context, { id }: { id: string }): Promise<null> {
  requireAllowed(context, 'editBanners');
  await context.db.transaction(async (tx) => {
    const removed = await tx.deleteFrom('operation_banner').where('id', '=', id).returningAll().executeTakeFirst();
    if (!removed) throw new CodedError('NullPointer');
    await invalidatePages(tx, [bannersTag], context.now());
    const deed = { action: 'operation.banner.removed', subject: 'banner', subjectId: id, before: { ...removed } };
    await recordAudit(context, tx, deed);
  });
  return null;
}

/**
 * Stores a picture for a banner and returns its media key. Throws UnsupportedMediaType for what is not a picture, code
 * `400` with the rule `dimensions` for one that is too small.
 */
export async function uploadBannerPicture(context: Context, { picture }: { picture: File }): Promise<{ key: string }> {
  requireAllowed(context, 'editBanners');
  const key = `banners/${randomUUID()}.jpg`;
  await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: smallest });
  return { key };
}

const timeOf = (text: string) => (text === '' ? null : Date.parse(text));

/** A target that the type does not use is dropped, so that it cannot reappear with another type. */
function toColumns(fields: Omit<InputOf<typeof contract>, 'id'>): Omit<Banner, 'id'> {
  const isLink = fields.type === bannerType.link;
  return {
    location_id: fields.locationId,
    sort: fields.sort,
    type: fields.type,
    image: JSON.stringify([{ key: fields.image }]),
    url: isLink ? fields.url : null,
    domain_id: isLink ? null : fields.domainId,
    title_zh: fields.titleZh,
    title_en: fields.titleEn || null,
    subtitle_zh: fields.subtitleZh,
    subtitle_en: fields.subtitleEn || null,
    locale: fields.locale || null,
    starts_at: timeOf(fields.startsAt),
    ends_at: timeOf(fields.endsAt),
  };
}

function changedFields(former: Banner, banner: Banner) {
  const names = (Object.keys(banner) as (keyof Banner)[]).filter((name) => former[name] !== banner[name]);
  const pick = (from: Banner) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(former), after: pick(banner) };
}
