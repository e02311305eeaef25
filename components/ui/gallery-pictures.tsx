'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { PictureViewer, type ViewedPicture, type ViewerWords } from './picture-viewer';

export interface GalleryPicturesProps {
  /** The element that contains the pictures. */
  frame: RefObject<HTMLElement | null>;
  /** The hash of the address while the pictures are open. */
  hash: string;
  words: ViewerWords;
}

/** Event when a gallery opens, for which browsers have none; also the history state that marks opening by a press. */
const opened = 'gallery';

/** Opens a picture of a gallery by its button. */
export function openPicture(frame: GalleryPicturesProps['frame'], pressed: Element, hash: string): void {
  const imgIndex = [...(frame.current?.querySelectorAll('[data-picture]') ?? [])].indexOf(pressed);
  useSessionStore.setState({ imgIndex });
  history.pushState({ [opened]: true }, '', hash);
  dispatchEvent(new Event(opened));
}

/**
 * The enlarged pictures of a gallery. The hash of the address says that they are open, so that going back closes them
 * and a reload shows them again; `imgIndex` of the client state says which one.
 */
export function GalleryPictures({ frame, hash, words }: GalleryPicturesProps) {
  const [shown, setShown] = useState<ViewedPicture[]>([]);

  useEffect(() => {
    const show = () => setShown(location.hash === hash ? viewedIn(frame.current) : []);
    show();
    addEventListener('popstate', show);
    addEventListener(opened, show);
    return () => {
      removeEventListener('popstate', show);
      removeEventListener(opened, show);
    };
  }, [frame, hash]);

  function close() {
    setShown([]);
    if (history.state?.[opened]) history.back();
    // It was opened by its address.
    else history.replaceState(history.state, '', location.pathname + location.search);
  }
  return shown.length > 0 && <PictureViewer pictures={shown} words={words} onClose={close} />;
}

/** A button may name the whole picture where it shows only a part of it, or a small one. */
function viewedIn(frame: HTMLElement | null): ViewedPicture[] {
  const images = [...(frame?.querySelectorAll<HTMLImageElement>('[data-picture] img') ?? [])];
  return images.map((image) => {
    const whole = image.closest<HTMLElement>('[data-picture]')?.dataset.whole;
    return { src: whole ?? (image.currentSrc || image.src), alt: image.alt };
  });
}
