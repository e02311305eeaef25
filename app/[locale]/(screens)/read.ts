import { cache } from 'react';
import { sharePicture } from '@/lib/app/share-images';
import { visitorContext } from '@/lib/app/visitor';
import { bannerLocations } from '@/lib/business/banner/contract';
import { bannerPicture } from '@/lib/business/banner/rules/banner-picture';
import { listBanners } from '@/lib/business/banner/server/list-banners';
import { bannersTag } from '@/lib/business/banner/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { listBannerUsers } from '@/lib/works/work/server/list-banner-users';
import { listVideos } from '@/lib/works/work/server/list-videos';
import { dailyListTag } from '@/lib/works/work/server/page-tags';

/**
 * What stands in the first HTML of the home page: its banners, its creators, the first page of its default tab. Read
 * once for a rendering, whose metadata needs it too.
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

/** The address of the home page's share picture: its first banner's, in the size of share cards, or the site's own. */
export async function homeSharePicture(language: Language): Promise<string> {
  const { banners } = await readHomePage(language);
  return sharePicture(language, banners.map((banner) => bannerPicture(banner.image)).find(Boolean));
}
