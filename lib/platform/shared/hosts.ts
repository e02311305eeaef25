/**
 * Where pictures are served from (specification section 9, 'hosts'): the prefix of a bare key, without trailing slash,
 * such as `https://cdn.example.com/media`. Empty or missing means this server's own `/media`.
 * Next inlines this and the video host into the browser's code at build time, so the variables must be written out here
 * and are fixed once built. That is why they are not in the server's environment module.
 */
export function imageHost(): string {
  return withoutClosingSlash(process.env.NEXT_PUBLIC_IMAGE_HOST) || ownMedia;
}

/** The prefix of a film's path (`/play/…`), such as `https://films.example.com`; empty for this server. */
export function videoHost(): string {
  return withoutClosingSlash(process.env.NEXT_PUBLIC_VIDEO_HOST);
}

/** The path of stored media on this server. */
export const ownMedia = '/media';

function withoutClosingSlash(address = ''): string {
  return address.trim().replace(/\/+$/, '');
}
