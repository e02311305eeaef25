/** A container that films come in, by the name that ffmpeg's reader of it has. */
export type FilmContainer = 'mov' | 'matroska' | 'avi' | 'mpegts' | 'flv';

/** How many bytes from the start are enough to tell. */
export const containerBytes = 1024;

const topBoxes = /^(?:ftyp|moov|mdat|free|skip|wide|styp|moof|sidx|pnot)$/;
/** Still pictures and sound that stand in the same boxes as films. */
const otherBrands = /^(?:M4A |M4B |M4P |avif|avis|heic|heix|heim|heis|mif1|msf1|jpx |crx )$/;
/** Lengths of a packet as broadcast, with the time before it as cameras write it, and with a checksum behind it. */
const packets = [188, 192, 204];

/**
 * Tells what reads a file, from its first bytes (`containerBytes` are enough) and never from its name (DESIGN 8). Null is
 * everything that is no film: nothing else is ever read by ffmpeg, which would follow a playlist to other files and hosts.
 */
export function filmContainer(bytes: Uint8Array): FilmContainer | null {
  const at = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (topBoxes.test(at(4, 4)) && !(at(4, 4) === 'ftyp' && otherBrands.test(at(8, 4)))) return 'mov';
  if (at(0, 4) === '\x1a\x45\xdf\xa3') return 'matroska';
  if (at(0, 4) === 'RIFF' && /^AVI[ X]$/.test(at(8, 4))) return 'avi';
  if (at(0, 4) === 'FLV\x01') return 'flv';
  return isTransportStream(bytes) ? 'mpegts' : null;
}

/** Four packets in a row begin with the byte that packets begin with. */
function isTransportStream(bytes: Uint8Array): boolean {
  return packets.some((length) => {
    const first = length === 192 ? 4 : 0;
    return [0, 1, 2, 3].every((packet) => bytes[first + packet * length] === 0x47);
  });
}
