/** The kind of a file by its first bytes. Variants can be made of a picture. */
export interface Kind {
  contentType: string;
  picture: boolean;
}

/** Number of bytes from the start that identify a kind. */
export const signatureBytes = 512;

const mp4Brands = /^(?:iso[m2-9]|mp4[12]|mp71|avc1|M4V |dash|cmfc|msdh|msix)$/;
const transportPacket = 188;

/** Kinds that may be shown inline; the first match wins. `at` reads ASCII. */
const kinds: readonly (Kind & { fits(bytes: Uint8Array, at: (from: number, length: number) => string): boolean })[] = [
  { contentType: 'image/jpeg', picture: true, fits: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    contentType: 'image/png',
    picture: true,
    fits: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
  },
  { contentType: 'image/gif', picture: true, fits: (_, at) => /^GIF8[79]a$/.test(at(0, 6)) },
  { contentType: 'image/webp', picture: true, fits: (_, at) => at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP' },
  { contentType: 'image/avif', picture: true, fits: (_, at) => at(4, 4) === 'ftyp' && /avi[fs]/.test(brands(at)) },
  { contentType: 'video/mp4', picture: false, fits: (_, at) => at(4, 4) === 'ftyp' && mp4Brands.test(at(8, 4)) },
  { contentType: 'video/mp4', picture: false, fits: (_, at) => /^(?:styp|moof|sidx)$/.test(at(4, 4)) },
  { contentType: 'video/quicktime', picture: false, fits: (_, at) => at(4, 8) === 'ftypqt  ' },
  { contentType: 'audio/mp4', picture: false, fits: (_, at) => at(4, 8) === 'ftypM4A ' },
  { contentType: 'video/webm', picture: false, fits: (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) },
  { contentType: 'application/vnd.apple.mpegurl', picture: false, fits: (_, at) => /^#EXTM3U[\r\n]/.test(at(0, 8)) },
  { contentType: 'video/mp2t', picture: false, fits: isTransportStream },
  {
    contentType: 'text/vtt; charset=utf-8',
    picture: false,
    fits: (_, at) => /^(?:\xef\xbb\xbf)?WEBVTT/.test(at(0, 9)),
  },
  { contentType: 'audio/mpeg', picture: false, fits: (_, at) => at(0, 3) === 'ID3' },
];

/**
 * Tells a file's kind from its first bytes (`signatureBytes` are enough), never from its name (DESIGN 8). Null for
 * everything that a browser must not show inline: SVG, HTML and unknown kinds.
 */
export function identify(bytes: Uint8Array): Kind | null {
  const at = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  const kind = kinds.find(({ fits }) => fits(bytes, at));
  return kind ? { contentType: kind.contentType, picture: kind.picture } : null;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** The major brand and the first compatible ones of an ISO media file. */
function brands(at: (from: number, length: number) => string): string {
  const compatible = /^(?:mif1|msf1)$/.test(at(8, 4)) ? at(16, 32) : '';
  return at(8, 4) + compatible;
}

function isTransportStream(bytes: Uint8Array): boolean {
  const sync = (packet: number) => bytes[packet * transportPacket] === 0x47;
  return sync(0) && (bytes.length <= transportPacket || (sync(1) && (bytes.length <= 2 * transportPacket || sync(2))));
}
