import type { ComponentProps } from 'react';

/** An image as it is: the media server cuts and caches pictures, and what is in memory or on this device nobody can cut. */
export function PlainImage({ alt, ...image }: ComponentProps<'img'> & { alt: string }) {
  // biome-ignore lint/performance/noImgElement: next/image would cut and cache once more
  return <img alt={alt} {...image} />;
}
