'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/lib/platform/client/load-part';
import { useSessionStore } from '@/lib/platform/client/session-store';
import type { PictureViewerProps, ViewedPicture, ViewerWords } from './picture-viewer';

interface GalleryProps extends Omit<ComponentProps<'div'>, 'onClick' | 'ref'> {
  /** Names it on its page, in the address too. */
  name: string;
  words: ViewerWords;
}

/** The pictures in it, each in a button (`data-picture`). */
const pictures = 'button[data-picture]';

/**
 * Pictures that stand together: a press on one shows it large, and the others beside it. The address says that they are
 * shown, so that a step back closes them and a reload shows them again; `imgIndex` of the client state says which one.
 */
export function Gallery({ name, words, ...frameProps }: GalleryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const [shown, setShown] = useState<ViewedPicture[] | null>(null);
  const hash = `#pictures-${name}`;

  useEffect(() => {
    const show = () => {
      const found = location.hash === hash ? viewedIn(frame.current) : [];
      setShown(found.length > 0 ? found : null);
      if (found.length === 0) return;
      loadPart(
        () => import('./picture-viewer'),
        'picture-viewer',
        (loaded) => setViewer(() => loaded.PictureViewer),
      );
    };
    show();
    addEventListener('popstate', show);
    addEventListener(opened, show);
    return () => {
      removeEventListener('popstate', show);
      removeEventListener(opened, show);
    };
  }, [hash]);

  function press({ target }: MouseEvent) {
    const all = [...(frame.current?.querySelectorAll(pictures) ?? [])];
    const imgIndex = all.findIndex((one) => target instanceof Node && one.contains(target));
    if (imgIndex < 0) return;
    useSessionStore.setState({ imgIndex });
    history.pushState({ [opened]: true }, '', hash);
    dispatchEvent(new Event(opened));
  }
  function close() {
    setShown(null);
    if (history.state?.[opened]) history.back();
    // It was opened by its address.
    else history.replaceState(history.state, '', location.pathname + location.search);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pictures in it are buttons of the server */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click */}
      <div data-listens {...frameProps} ref={frame} onClick={press} />
      {Viewer && shown && <Viewer pictures={shown} words={words} onClose={close} />}
    </>
  );
}

/** Says that a gallery was opened, which the browser does not; and in the history, that it was by a press. */
const opened = 'gallery';

function viewedIn(frame: HTMLElement | null): ViewedPicture[] {
  const images = [...(frame?.querySelectorAll<HTMLImageElement>(`${pictures} img`) ?? [])];
  return images.map(({ currentSrc, src, alt }) => ({ src: currentSrc || src, alt }));
}
