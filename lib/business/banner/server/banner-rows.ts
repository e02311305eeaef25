import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import { bannerType } from '@/lib/platform/shared/banner-target';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { beijingDay, isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { BannerRow, listBannerRows as contract } from '../contract';
import { bannerPhase } from '../rules/banner-phase';
import { bannerPicture } from '../rules/banner-picture';

const orders = { sort: 'sort', createdAt: 'created_at', startsAt: 'starts_at' } as const;
/** The period over which shows and presses are summed. */
const countedMs = 30 * millisecondsInDay;

/**
 * Banners for the console, in any phase (specification section 3). Throws Forbidden for callers who may not edit them.
 */
export async function listBannerRows(context: Context, input: InputOf<typeof contract>): Promise<Page<BannerRow>> {
  requireAllowed(context, 'editBanners');
  const now = context.now();
  const { place } = input;
  const order = orders[input.sort];
  const rows = await bannersWithCounts(context.db.read, now)
    .$if(input.phase === 'over', (query) => query.where('ends_at', '<=', now))
    .$if(input.phase === 'coming', (query) => query.where('starts_at', '>', now).where(notOver(now)))
    .$if(input.phase === 'showing', (query) =>
      query.where(notOver(now)).where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)])),
    )
    .$call((query) => (place === '' ? query : query.where('location_id', '=', place)))
    .$if(input.search !== '', (query) => query.where(contains(['title_zh', 'title_en'], input.search)))
    .orderBy(order, input.order)
    .orderBy('operation_banner.id')
    .limit(input.pageSize + 1)
    .offset((input.pageIndex - 1) * input.pageSize)
    .execute();
  return toPage(rows, input, (row) => toRow(row, now));
}

/** One banner for editing. Throws Forbidden for callers who may not edit banners, NullPointer for none. */
export async function getBannerRow(context: Context, { id }: { id: string }): Promise<BannerRow> {
  requireAllowed(context, 'editBanners');
  const now = context.now();
  const row = await bannersWithCounts(context.db.read, now).where('operation_banner.id', '=', id).executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  return toRow(row, now);
}

const notOver = (now: number) => sql<boolean>`(ends_at is null or ends_at > ${now})`;

function bannersWithCounts(db: Reader, now: number) {
  const firstDay = beijingDay(now - countedMs);
  return db
    .selectFrom('operation_banner')
    .selectAll('operation_banner')
    .select((row) => [
      row
        .selectFrom('operation_count')
        .whereRef('config_id', '=', 'operation_banner.id')
        .where('day', '>=', firstDay)
        .select((count) =>
          count.cast<number>(count.fn.coalesce(count.fn.sum('shows'), count.val(0)), 'integer').as('n'),
        )
        .as('shows'),
      row
        .selectFrom('operation_count')
        .whereRef('config_id', '=', 'operation_banner.id')
        .where('day', '>=', firstDay)
        .select((count) =>
          count.cast<number>(count.fn.coalesce(count.fn.sum('clicks'), count.val(0)), 'integer').as('n'),
        )
        .as('clicks'),
    ]);
}

type CountedBanner = Awaited<ReturnType<ReturnType<typeof bannersWithCounts>['execute']>>[number];

function toRow(row: CountedBanner, now: number): BannerRow {
  return {
    id: row.id,
    locationId: row.location_id,
    sort: row.sort,
    type: row.type ?? bannerType.link,
    image: bannerPicture(row.image) ?? '',
    url: row.url ?? '',
    domainId: row.domain_id ?? '',
    titleZh: row.title_zh,
    titleEn: row.title_en ?? '',
    subtitleZh: row.subtitle_zh,
    subtitleEn: row.subtitle_en ?? '',
    locale: row.locale ?? '',
    startsAt: row.starts_at === null ? '' : isoInBeijing(row.starts_at),
    endsAt: row.ends_at === null ? '' : isoInBeijing(row.ends_at),
    phase: bannerPhase({ startsAt: row.starts_at, endsAt: row.ends_at }, now),
    shows: row.shows ?? 0,
    clicks: row.clicks ?? 0,
    createdAt: isoInBeijing(row.created_at),
  };
}
