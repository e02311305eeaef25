'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { useOnScreen } from '@/components/ui/use-on-screen';
import { reportShow } from '@/lib/business/banner/client/report-banner';
import type { BannerItem } from '@/lib/business/banner/contract';
import { bannerPicture } from '@/lib/business/banner/rules/banner-picture';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { isAdvertisement } from '@/lib/platform/shared/banner-target';
import { BannerLink } from './banner-link';

/** The banners of a place in a row, three on a wide screen; the others are reached by swiping. */
export function CardFeatured({ banners }: { banners: BannerItem[] }) {
  const t = useTranslations('banner');
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('carousel')}>
      <ul className="rail -mx-gutter gap-3 px-gutter scroll-px-gutter md:mx-0 md:gap-5 md:px-0">
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className="w-[82%] flex-none only:w-full md:w-auto md:min-w-[calc((100%-2.5rem)/3)] md:flex-1"
          >
            <Featured banner={banner} first={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Featured({ banner, first }: { banner: BannerItem; first: boolean }) {
  const t = useTranslations('banner');
  const textLanguage = useTextLanguage();
  const tile = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(tile);
  useEffect(() => {
    if (onScreen) reportShow(banner);
  }, [onScreen, banner]);
  return (
    <div ref={tile} className="overflow-hidden rounded-lg">
      <BannerLink banner={banner}>
        <Picture
          picture={bannerPicture(banner.image)}
          cuts={cuts}
          sizes="(width >= 1200px) 390px, (width >= 768px) 32vw, 82vw"
          first={first}
          alt={banner.title ? '' : t('carousel')}
          className="aspect-16/9 w-full md:aspect-auto md:h-56"
        />
        <div
          lang={textLanguage(banner.titleLanguage)}
          className="scrim absolute inset-x-0 bottom-0 px-4 pt-12 pb-4 text-white"
        >
          {isAdvertisement(banner) && <Stamp>{t('advertisement')}</Stamp>}
          {banner.subtitle && <p className="mt-1 truncate text-xs">{banner.subtitle}</p>}
          <p className="mt-1 line-clamp-2 text-lg leading-6 font-bold text-balance">{banner.title}</p>
        </div>
      </BannerLink>
    </div>
  );
}

const cuts = [
  { width: 780, height: 536 },
  { width: 1560, height: 1072 },
] as const;
