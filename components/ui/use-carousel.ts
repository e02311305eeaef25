'use client';

import { type RefObject, useEffect, useState } from 'react';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { CarouselEngine } from './carousel-engine';
import { useOnScreen } from './use-on-screen';

interface Carousel {
  /** The visible slide. */
  active: number;
  /** Whether the slides are stacked; before that, and without JavaScript, they are a row to scroll. */
  attached: boolean;
  /** How many slides, from the first, were shown or come next and so need their picture. */
  near: number;
  onScreen: boolean;
  /** Whether the slides change by themselves. */
  playing: boolean;
  setPlaying(playing: boolean): void;
  show(index: number): void;
}

/**
 * Runs the carousel in `element`. They change by themselves while they can be seen, unless the visitor paused them,
 * asks the system for less motion, or `held` is set (the keyboard focus is inside).
 */
export function useCarousel(element: RefObject<HTMLElement | null>, held: boolean): Carousel {
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [active, setActive] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [playing, setPlaying] = useState(true);
  const onScreen = useOnScreen(element);
  const running = playing && onScreen && !held;

  useEffect(() => {
    let attached: CarouselEngine | undefined;
    let left = false;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) setPlaying(false);
    importWithTimeout(() => import('./carousel-engine'), 'carousel').then(
      ({ attachCarousel }) => {
        if (left || !element.current) return;
        const onChange = (index: number) => {
          setActive(index);
          setFurthest((before) => Math.max(before, index));
        };
        attached = attachCarousel(element.current, { still, onChange });
        setEngine(attached);
      },
      (error: unknown) => reportError(error),
    );
    return () => {
      left = true;
      attached?.destroy();
    };
  }, [element]);

  useEffect(() => {
    if (running) engine?.autoplay.start();
    else engine?.autoplay.stop();
  }, [engine, running]);

  const count = engine?.slides.length ?? 0;
  return {
    active,
    attached: engine !== null,
    near: engine ? furthest + 2 : 1,
    onScreen,
    playing,
    setPlaying,
    show: (index) => engine?.slideTo((index + count) % count),
  };
}
