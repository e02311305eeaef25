'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { PictureViewer, type ViewedPicture, type ViewerWords } from './picture-viewer';

export interface GalleryPicturesProps {
  /** The element that the pictures stand in. */
  frame: RefObject<HTMLElement | null>;
  /** The fragment of the address that says that they are shown. */
  hash: string;
  words: ViewerWords;
}

/** Says that a gallery was opened, which the browser does not; and in the history, that it was by a press. */
const opened = 'gallery';

/** Shows a picture of a gallery large, by its button. */
export function openPicture(frame: GalleryPicturesProps['frame'], pressed: Element, hash: string): void {
  const imgIndex = [...(frame.current?.querySelectorAll('[data-picture]') ?? [])].indexOf(pressed);
  useSessionStore.setState({ imgIndex });
  history.pushState({ [opened]: true }, '', hash);
  dispatchEvent(new Event(opened));
}

/**
 * The pictures of a gallery, large. The address says that they are shown, so that a step back closes them and a reload shows
 * them again; `imgIndex` of the client state says which one.
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

function viewedIn(frame: HTMLElement | null): ViewedPicture[] {
  const images = [...(frame?.querySelectorAll<HTMLImageElement>('[data-picture] img') ?? [])];
  return images.map(({ currentSrc, src, alt }) => ({ src: currentSrc || src, alt }));
}
