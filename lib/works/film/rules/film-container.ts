/** A container of films, by the name of ffmpeg's demuxer. */
export type FilmContainer = 'mov' | 'matroska' | 'avi' | 'mpegts' | 'flv';

/** How many bytes from the start identify a container. */
export const containerBytes = 1024;

const topBoxes = /^(?:ftyp|moov|mdat|free|skip|wide|styp|moof|sidx|pnot)$/;
/** Still pictures and sound in the same container format as films. */
const otherBrands = /^(?:M4A |M4B |M4P |avif|avis|heic|heix|heim|heis|mif1|msf1|jpx |crx )$/;
/**
 * Packet lengths: of broadcasts, with a timestamp before each packet as cameras write it, and with a checksum after it.
 */
const packets = [188, 192, 204];

/**
 * The container of a file, by its first bytes (`containerBytes` are enough), never by its name (DESIGN 8). Null for
 * everything else: ffmpeg must not read other files, as it would follow a playlist to other files and hosts.
 */
export function filmContainer(bytes: Uint8Array): FilmContainer | null {
  const at = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (topBoxes.test(at(4, 4)) && !(at(4, 4) === 'ftyp' && otherBrands.test(at(8, 4)))) return 'mov';
  if (at(0, 4) === '\x1a\x45\xdf\xa3') return 'matroska';
  if (at(0, 4) === 'RIFF' && /^AVI[ X]$/.test(at(8, 4))) return 'avi';
  if (at(0, 4) === 'FLV\x01') return 'flv';
  return isTransportStream(bytes) ? 'mpegts' : null;
}

/** Four consecutive packets start with the sync byte. */
function isTransportStream(bytes: Uint8Array): boolean {
  return packets.some((length) => {
    const first = length === 192 ? 4 : 0;
    return [0, 1, 2, 3].every((packet) => bytes[first + packet * length] === 0x47);
  });
}
