/**
 * Where pictures are served from (specification section 9, 'hosts'): what stands in front of a bare key, without a closing
 * slash, as `https://cdn.example.com/media` in front of this server. Empty or missing means this server's own `/media`.
 *
 * Next writes this and the video host into the browser's code at build, so they must be spelled out here and are fixed once
 * built; this is why they are not in the server's environment module.
 */
export function imageHost(): string {
  return withoutClosingSlash(process.env.NEXT_PUBLIC_IMAGE_HOST) || ownMedia;
}

/** What stands in front of the bare path of a film (`/play/…`), as `https://films.example.com`; empty for this server. */
export function videoHost(): string {
  return withoutClosingSlash(process.env.NEXT_PUBLIC_VIDEO_HOST);
}

/** The path under which this server answers stored media. */
export const ownMedia = '/media';

function withoutClosingSlash(address = ''): string {
  return address.trim().replace(/\/+$/, '');
}
