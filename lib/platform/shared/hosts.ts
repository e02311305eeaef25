/**
 * Where media is served from (specification section 9, 'hosts'). Each is the address that stands in front of a bare
 * key, without a closing slash: `https://img.example.com` or, in front of this server, `https://cdn.example.com/media`.
 * Empty or missing means this server's own `/media`.
 *
 * Next writes the two values into the browser's code at build, so they must be spelled out here and are fixed once
 * built; this is why they are not in the server's environment module.
 */
export function imageHost(): string {
  return withoutClosingSlash(process.env.NEXT_PUBLIC_IMAGE_HOST) || ownMedia;
}

export function videoHost(): string {
  return withoutClosingSlash(process.env.NEXT_PUBLIC_VIDEO_HOST) || ownMedia;
}

/** The path under which this server answers stored media. */
export const ownMedia = '/media';

function withoutClosingSlash(address = ''): string {
  return address.trim().replace(/\/+$/, '');
}
