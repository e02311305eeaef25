'use client';

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Icon } from './icon';
import { PlainImage } from './plain-image';
import { ScreenIcon } from './screen-icon';

export interface ViewedPicture {
  src: string;
  alt: string;
}

export interface ViewerWords {
  /** Accessible name. */
  label: string;
  close: string;
  previous: string;
  next: string;
}

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  words: ViewerWords;
  onClose(): void;
}

/**
 * Pictures in a row over the whole window, moved by a swipe, the arrow keys or the buttons. `imgIndex` of the client
 * state is the visible one. Escape and its button close it, which restores the focus.
 */
export function PictureViewer({ pictures, words, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const rail = useRef<HTMLUListElement>(null);
  const last = pictures.length - 1;
  const index = useSessionStore(({ imgIndex }) => Math.min(imgIndex, last));

  // Before the element is removed: only closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    const { current } = rail;
    if (current && placeOf(current) !== index) current.scrollLeft = index * current.clientWidth;
  }, [index]);

  const go = (to: number) => useSessionStore.setState({ imgIndex: Math.max(0, Math.min(to, last)) });
  const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
  const pressKey = (event: KeyboardEvent) => {
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const step = (to: number, label: string, place: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 0 || to > last}
      onClick={() => go(to)}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-shade/60 disabled:opacity-30 ${place}`}
    >
      <ScreenIcon name="arrow" className="size-5" />
    </button>
  );
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={words.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={pressKey}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-shade text-white [&_:focus-visible]:outline-white"
    >
      <ul
        ref={rail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, whose arrows the dialog takes
        tabIndex={0}
        onScroll={({ currentTarget }) => go(placeOf(currentTarget))}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
      >
        {pictures.map(({ src, alt }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: they are what they are by their place
            key={place}
            aria-hidden={place !== index}
            className="grid size-full flex-none snap-center place-items-center p-2"
          >
            <PlainImage src={src} alt={alt} className="max-h-full max-w-full object-contain" />
          </li>
        ))}
      </ul>
      {last > 0 && step(index - 1, words.previous, 'left-2 rotate-180')}
      {last > 0 && step(index + 1, words.next, 'right-2')}
      <p role="status" className="absolute top-[calc(14px+env(safe-area-inset-top))] left-gutter text-sm tabular-nums">
        {`${index + 1} / ${pictures.length}`}
      </p>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="absolute top-[calc(2px+env(safe-area-inset-top))] right-1 grid size-11 place-items-center rounded-full bg-shade/60"
      >
        <Icon name="close" />
      </button>
    </dialog>,
    document.body,
  );
}

/** The index of the picture that is visible most; without a layout the first. */
const placeOf = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth) || 0;
