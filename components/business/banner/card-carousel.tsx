'use client';

import { useTranslations } from 'next-intl';
import { Carousel } from '@/components/ui/carousel';
import { reportShow } from '@/lib/business/banner/client/report-banner';
import type { BannerItem } from '@/lib/business/banner/contract';
import { Slide } from './slide';

/** The banners of the home page (specification section 2). */
export function CardCarousel({ banners }: { banners: BannerItem[] }) {
  const t = useTranslations('banner');
  if (banners.length === 0) return null;
  const words = {
    label: t('carousel'),
    role: t('carouselRole'),
    slideRole: t('slideRole'),
    slide: (number: number, total: number) => t('slide', { number, total }),
    show: (number: number) => t('show', { number }),
    pause: t('pause'),
    play: t('play'),
  };
  return (
    <Carousel items={banners} keyOf={(banner) => banner.id} onSeen={reportShow} words={words}>
      {(banner, { first, near }) => <Slide banner={banner} first={first} near={near} />}
    </Carousel>
  );
}
