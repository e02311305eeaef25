import type { ComponentProps } from 'react';

/**
 * An unprocessed image: the media server crops and caches pictures, and pictures in memory or on this device cannot be
 * cropped by it.
 */
export function PlainImage({ alt, ...image }: ComponentProps<'img'> & { alt: string }) {
  // biome-ignore lint/performance/noImgElement: next/image would cut and cache once more
  return <img alt={alt} {...image} />;
}
