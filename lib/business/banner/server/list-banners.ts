import type { Context } from '@/lib/platform/server/context';
import { translate } from '@/lib/platform/shared/language';
import type { BannerLocation } from '../codes';
import type { BannerItem } from '../contract';

/** The current banners of a place in the caller's language, by `sort`, the oldest of a sort first. */
export async function listBanners(context: Context, locationId: BannerLocation): Promise<BannerItem[]> {
  const { language } = context;
  const now = context.now();
  const rows = await context.db.read
    .selectFrom('operation_banner')
    .selectAll()
    .where('location_id', '=', locationId)
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .where((row) => row.or([row('locale', 'is', null), row('locale', '=', language)]))
    .orderBy('sort')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const title = translate(row.title_zh, row.title_en, language);
    return {
      id: row.id,
      locationId: row.location_id,
      sort: row.sort,
      type: row.type,
      image: row.image,
      url: row.url,
      domainId: row.domain_id,
      title: title.text,
      titleLanguage: title.language,
      subtitle: translate(row.subtitle_zh, row.subtitle_en, language).text,
    };
  });
}
