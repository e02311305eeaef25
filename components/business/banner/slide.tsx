'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import type { BannerItem } from '@/lib/business/banner/contract';
import { bannerPicture } from '@/lib/business/banner/rules/banner-picture';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { isAdvertisement } from '@/lib/platform/shared/banner-target';
import { BannerLink } from './banner-link';

interface SlideProps {
  banner: BannerItem;
  /** The one that is visible when the page loads. */
  first: boolean;
  /** Shown already or next; the others load their picture later, unless there is no JavaScript. */
  near: boolean;
}

/** One banner: picture, text on a scrim, and the advertisement label where needed. */
export function Slide({ banner, first, near }: SlideProps) {
  const t = useTranslations('banner');
  const textLanguage = useTextLanguage();
  const advertisement = isAdvertisement(banner);
  const picture = (
    <Picture
      picture={bannerPicture(banner.image)}
      cuts={cuts}
      wideCuts={wideCuts}
      sizes="(width >= 1296px) 1200px, 100vw"
      alt={banner.title ? '' : t('carousel')}
      first={first}
      className="h-full w-full"
    />
  );
  return (
    <BannerLink banner={banner}>
      <div className="aspect-16/11 bg-sunk md:aspect-21/8">{near ? picture : <noscript>{picture}</noscript>}</div>
      {(banner.title || advertisement) && (
        <div
          lang={textLanguage(banner.titleLanguage)}
          className="scrim absolute inset-x-0 bottom-0 px-4.5 pt-16 pb-11 text-white md:px-10 md:pt-30 md:pb-14"
        >
          {advertisement && <Stamp>{t('advertisement')}</Stamp>}
          {banner.subtitle && <p className="mt-2 text-xs">{banner.subtitle}</p>}
          <p className="mt-1 line-clamp-2 pb-1 text-hero font-bold tracking-tight text-balance md:max-w-[70%]">
            {banner.title}
          </p>
        </div>
      )}
    </BannerLink>
  );
}

/** 16:11 on phones, 21:8 from 768 px. */
const cuts = [
  { width: 780, height: 536 },
  { width: 1560, height: 1072 },
] as const;
const wideCuts = [
  { width: 1296, height: 494 },
  { width: 2592, height: 988 },
] as const;
