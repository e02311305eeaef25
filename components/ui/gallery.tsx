'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { loadPart } from '@/lib/platform/client/load-part';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import type { GalleryPicturesProps } from './gallery-pictures';
import type { ViewerWords } from './picture-viewer';

interface GalleryProps extends Omit<ComponentProps<'div'>, 'onClick' | 'ref'> {
  /** Its accessible name, also used in the hash. */
  name: string;
  words: ViewerWords;
}

/**
 * Pictures in a group, each in a button (`data-picture`): a press enlarges it, with the others beside it. `data-whole` of a
 * button is the whole picture where it shows a part of it. The viewer is loaded with the first press, or when the address says
 * that it is open.
 */
export function Gallery({ name, words, ...frameProps }: GalleryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [Pictures, setPictures] = useState<ComponentType<GalleryPicturesProps> | null>(null);
  const hash = `#pictures-${name}`;
  const load = (pressed: Element | null) =>
    loadPart(
      () => import('./gallery-pictures'),
      'gallery',
      (loaded) => {
        if (pressed) loaded.openPicture(frame, pressed, hash);
        setPictures(() => loaded.GalleryPictures);
      },
    );
  useEffectOn(hash, () => {
    if (location.hash === hash) load(null);
  });

  function press({ target }: MouseEvent) {
    const pressed = (target as Element).closest('[data-picture]');
    if (pressed) load(pressed);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pictures in it are buttons of the server */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click */}
      <div data-listens {...frameProps} ref={frame} onClick={press} />
      {Pictures && <Pictures {...{ frame, hash, words }} />}
    </>
  );
}
