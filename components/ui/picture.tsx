'use client';

import { useCallback, useState } from 'react';
import { fallbackPicture, pictureHosts, type ThumbnailSize, thumbnail } from '@/lib/platform/shared/format/picture';
import { PlainImage } from './plain-image';

type Cuts = readonly [ThumbnailSize, ...ThumbnailSize[]];

interface PictureProps {
  /** Media key; null for the fallback picture. */
  picture: string | null;
  /** The available sizes, the smallest first; all of one shape, so that loading causes no layout shift. */
  cuts: Cuts;
  /** Sizes of another shape for screens from 768 px. */
  wideCuts?: Cuts;
  /** Its width, as the `sizes` of an image. */
  sizes: string;
  /** Shown instead of a picture that is missing or cannot be loaded. */
  fallback?: string;
  /** Empty where the text beside it says the same. */
  alt?: string;
  /** Loaded with priority: the largest of the first screen. Others load lazily. */
  first?: boolean;
  className?: string;
}

/** A picture with reserved space, replaced by the fallback when it cannot be loaded. */
export function Picture(props: PictureProps) {
  const { picture, cuts, wideCuts, sizes, fallback = fallbackPicture, alt = '', first = false, className = '' } = props;
  const [lost, setLost] = useState<readonly string[]>([]);
  const host = picture ? pictureHosts(picture).find((one) => !lost.includes(one + picture)) : undefined;
  const shown = host === undefined ? null : picture;
  const lose = useCallback(() => setLost((former) => [...former, `${host}${picture}`]), [host, picture]);
  // A picture that failed before hydration does not fire its event again.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) lose();
    },
    [lose],
  );
  const image = (
    <PlainImage
      ref={look}
      sizes={shown ? sizes : undefined}
      srcSet={shown ? sourceSet(shown, cuts, host) : undefined}
      src={shown ? thumbnail(shown, cuts[0], host) : fallback}
      width={cuts[0].width}
      height={cuts[0].height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'sync' : 'async'}
      draggable={false}
      onError={lose}
      className={`block max-w-full bg-sunk object-cover ${className}`}
    />
  );
  if (!shown || !wideCuts) return image;
  return (
    <picture>
      <source media="(width >= 768px)" sizes={sizes} srcSet={sourceSet(shown, wideCuts, host)} />
      {image}
    </picture>
  );
}

function sourceSet(key: string, cuts: Cuts, host: string | undefined): string {
  return cuts.map((cut) => `${thumbnail(key, cut, host)} ${cut.width}w`).join(', ');
}
