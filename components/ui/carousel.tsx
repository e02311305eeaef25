'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { ScreenIcon } from './screen-icon';
import { useCarousel } from './use-carousel';

export interface CarouselWords {
  /** What the carousel shows. */
  label: string;
  role: string;
  slideRole: string;
  slide(number: number, total: number): string;
  /** On the button that shows a slide. */
  show(number: number): string;
  pause: string;
  play: string;
}

interface CarouselProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): string;
  /** A slide. `near`: shown already or next; the pictures of the others are loaded later. */
  children(item: Item, at: { first: boolean; near: boolean }): ReactNode;
  /** Called with the slide that a visitor sees, again when it comes back. */
  onSeen(item: NoInfer<Item>): void;
  words: CarouselWords;
}

/** Slides (specification section 2): in the page as a row, stacked and moving once attached. */
export function Carousel<Item>({ items, keyOf, children, onSeen, words }: CarouselProps<Item>) {
  const slides = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const { active, attached, near, onScreen, playing, setPlaying, show } = useCarousel(slides, held);
  const seen = onScreen ? items[active] : undefined;

  useEffectOn(seen, (item) => {
    if (item) onSeen(item);
  });

  return (
    <section
      aria-label={words.label}
      aria-roledescription={words.role}
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
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              key={keyOf(item)}
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={words.slide(index + 1, items.length)}
              inert={attached && index !== active}
              className="swiper-slide"
            >
              {children(item, { first: index === 0, near: index < near })}
            </div>
          ))}
        </div>
      </div>
      {items.length > 1 && (
        <div className="absolute right-1 bottom-0 z-1 flex text-white noscript:hidden md:right-6 md:bottom-2">
          {items.map((item, index) => (
            <button
              key={keyOf(item)}
              type="button"
              aria-label={words.show(index + 1)}
              aria-current={index === active}
              onClick={() => show(index)}
              className="group flex h-11 min-w-6 items-center px-[3px]"
            >
              <span className="h-0.5 w-4.5 bg-white/55 transition-[width] group-aria-[current=true]:w-7 group-aria-[current=true]:bg-white" />
            </button>
          ))}
          <button
            type="button"
            aria-label={playing ? words.pause : words.play}
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
