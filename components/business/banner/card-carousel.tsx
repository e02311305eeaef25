'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { reportShow } from '@/lib/business/banner/client/report-banner';
import type { BannerItem } from '@/lib/business/banner/contract';
import { Slide } from './slide';
import { useCarousel } from './use-carousel';

/**
 * The banners of the home page (specification section 2): a scrollable row in the HTML, an animated stack once
 * attached.
 */
export function CardCarousel({ banners }: { banners: BannerItem[] }) {
  const t = useTranslations('banner');
  const slides = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const { active, attached, near, onScreen, playing, setPlaying, show } = useCarousel(slides, held);
  const shown = onScreen ? banners[active] : undefined;

  useEffect(() => {
    if (shown) reportShow(shown);
  }, [shown]);

  if (banners.length === 0) return null;
  return (
    <section
      aria-label={t('carousel')}
      aria-roledescription={t('carouselRole')}
      className="relative overflow-hidden rounded-lg"
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') show(active - 1);
        if (event.key === 'ArrowRight') show(active + 1);
      }}
    >
      <div ref={slides} className="swiper slides" aria-live={attached && (held || !playing) ? 'polite' : 'off'}>
        <div className="swiper-wrapper">
          {banners.map((banner, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              key={banner.id}
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={t('slide', { number: index + 1, total: banners.length })}
              inert={attached && index !== active}
              className="swiper-slide"
            >
              <Slide banner={banner} first={index === 0} near={index < near} />
            </div>
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <div className="absolute right-1 bottom-0 z-1 flex text-white noscript:hidden md:right-6 md:bottom-2">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              aria-label={t('show', { number: index + 1 })}
              aria-current={index === active}
              onClick={() => show(index)}
              className="group flex h-11 min-w-6 items-center px-[3px]"
            >
              <span className="h-0.5 w-4.5 bg-white/55 transition-[width] group-aria-[current=true]:w-7 group-aria-[current=true]:bg-white" />
            </button>
          ))}
          <button
            type="button"
            aria-label={t(playing ? 'pause' : 'play')}
            onClick={() => {
              setPlaying(!playing);
              setHeld(false);
            }}
            className="flex size-11 items-center justify-center"
          >
            <ScreenIcon name={playing ? 'pause' : 'play'} className="size-4" />
          </button>
        </div>
      )}
    </section>
  );
}
