import { cache } from 'react';
import { homeLocationId } from '@/lib/operation/contract';
import { listBanners } from '@/lib/operation/server/list-banners';
import { bannersTag } from '@/lib/operation/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { listBannerUsers } from '@/lib/video/server/list-banner-users';
import { listVideos } from '@/lib/video/server/list-videos';
import { dailyListTag } from '@/lib/video/server/page-tags';
import { visitorContext } from './visitor';

/**
 * What stands in the first HTML of the home page: its banners, its creators, the first page of its default tab. Read
 * once for a rendering, whose metadata needs it too.
 */
export const readHomePage = cache(async (language: Language) => {
  const context = visitorContext(language);
  const [banners, creators, videos] = await Promise.all([
    taggedRead([bannersTag], () => listBanners(context, homeLocationId)),
    taggedRead([dailyListTag], () => listBannerUsers(context)),
    taggedRead([dailyListTag], () => listVideos(context, { pageIndex: 1, pageSize: 20 })),
  ]);
  return { banners, creators, videos };
});
