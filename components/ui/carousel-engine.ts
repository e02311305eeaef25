import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

export type CarouselEngine = Swiper;

interface EngineOptions {
  /** Reduced motion: slides replace each other at once. */
  still: boolean;
  onChange(index: number): void;
}

/**
 * Takes over slides that are in the page already: they fade, every 5 s, also while touched (specification section 2).
 * Loaded after the page, because the first slide needs none of it.
 */
export function attachCarousel(element: HTMLElement, { still, onChange }: EngineOptions): CarouselEngine {
  // Before this the slides are a row to scroll; the visible one stays visible.
  const initialSlide = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
  element.scrollLeft = 0;
  return new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    rewind: true,
    initialSlide,
    speed: still ? 0 : 600,
    autoplay: { delay: 5000, disableOnInteraction: false, waitForTransition: !still },
    on: { activeIndexChange: ({ activeIndex }) => onChange(activeIndex) },
  });
}
