import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

export type CarouselEngine = Swiper;

interface EngineOptions {
  /** No motion: slides replace each other at once. */
  still: boolean;
  onChange(index: number): void;
}

/**
 * Takes over slides that already stand in the page: fade, a change every 5 s that touching does not stop
 * (specification section 2). Loaded after the page, because the first slide needs none of it.
 */
export function attachCarousel(element: HTMLElement, { still, onChange }: EngineOptions): CarouselEngine {
  // Until now the slides were a row to scroll; the one that was in view stays in view.
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
