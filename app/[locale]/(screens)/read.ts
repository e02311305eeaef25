import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { bannerLocations } from '@/lib/business/banner/contract';
import { bannerPicture } from '@/lib/business/banner/rules/banner-picture';
import { listBanners } from '@/lib/business/banner/server/list-banners';
import { bannersTag } from '@/lib/business/banner/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { listBannerUsers } from '@/lib/works/recommend/server/list-banner-users';
import { listVideos } from '@/lib/works/recommend/server/list-videos';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

/**
 * What the first HTML of the home page shows: its banners, its creators, the first page of its default tab. Read once
 * per rendering, whose metadata needs it too.
 */
export const readHomePage = cache(async (language: Language) => {
  const context = visitorContext(language);
  const [banners, creators, videos] = await Promise.all([
    taggedRead([bannersTag], () => listBanners(context, bannerLocations.home)),
    taggedRead([dailyListTag, authorsTag], () => listBannerUsers(context)),
    taggedRead([dailyListTag, authorsTag], () => listVideos(context, { pageIndex: 1, pageSize: 20 })),
  ]);
  return { banners, creators, videos };
});

/** The picture that the page is shared with, by its media key: its first banner's; null if no banner has one. */
export function homePicture({ banners }: Awaited<ReturnType<typeof readHomePage>>): string | null | undefined {
  return banners.map((banner) => bannerPicture(banner.image)).find(Boolean);
}
