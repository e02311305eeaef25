import { bannerLocations } from '@/lib/business/banner/codes';
import type { BannerRow } from '@/lib/business/banner/contract';

/** Initial values of the form of a banner, in the form of the call. */
export function bannerValues(banner: BannerRow | null) {
  return {
    id: banner?.id ?? '',
    locationId: String(banner?.locationId ?? bannerLocations.home),
    sort: String(banner?.sort ?? 1),
    type: String(banner?.type ?? 10),
    image: banner?.image ?? '',
    url: banner?.url ?? '',
    domainId: banner?.domainId ?? '',
    titleZh: banner?.titleZh ?? '',
    titleEn: banner?.titleEn ?? '',
    subtitleZh: banner?.subtitleZh ?? '',
    subtitleEn: banner?.subtitleEn ?? '',
    locale: banner?.locale ?? ('' as const),
    startsAt: banner?.startsAt ?? '',
    endsAt: banner?.endsAt ?? '',
  };
}
