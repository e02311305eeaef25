/** A way to copy a film's streams without re-encoding. */
export interface BareCopy {
  /** Extension of the file. */
  ending: string;
  words: string[];
}

/** The ffmpeg muxer of each kind of file, by its extension. */
const writers = {
  mp4: 'mp4',
  mov: 'mov',
  mkv: 'matroska',
  webm: 'webm',
  avi: 'avi',
  ts: 'mpegts',
  flv: 'flv',
} as const;
type Ending = keyof typeof writers;

/**
 * Bitstream filters for metadata that cameras write into the video stream: AVCHD cameras write their location there
 * every second. Other codecs have no known cases.
 */
const betweenPictures: Readonly<Record<string, string>> = {
  h264: 'filter_units=remove_types=6',
  hevc: 'filter_units=remove_types=39|40',
  mpeg2video: 'filter_units=remove_types=178',
  av1: 'filter_units=remove_types=5',
};

/**
 * The ways to copy a film without metadata (where, when and by whom it was shot), only with its picture and sound: in
 * its own container, according to its first bytes (`containerBytes`), or, if that cannot hold the streams, in Matroska,
 * which can hold all. Tags, chapters, data tracks (GPMF), subtitles (drones write their flight there) and attachments
 * are removed. `codec` is the video codec by its ffmpeg name.
 */
export function bareCopies(beginning: Uint8Array, codec: string): BareCopy[] {
  const own = endingOf(beginning);
  return (own === 'mkv' ? [own] : [own, 'mkv' as const]).map((ending) => ({ ending, words: words(ending, codec) }));
}

function words(ending: Ending, codec: string): string[] {
  const filter = betweenPictures[codec];
  const timecode = ending === 'mp4' || ending === 'mov' ? ['-write_tmcd', '0'] : [];
  return [
    ...['-map', '0:V:0', '-map', '0:a:0?', '-dn', '-sn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-c', 'copy', ...(filter ? ['-bsf:v', filter] : [])],
    // Omits the name and the version of ffmpeg too.
    ...['-fflags', '+bitexact', ...timecode, '-f', writers[ending]],
  ];
}

/** `beginning` is that of a film (`filmContainer`). */
function endingOf(beginning: Uint8Array): Ending {
  const at = (from: number, length: number) => String.fromCharCode(...beginning.subarray(from, from + length));
  if (at(0, 4) === '\x1a\x45\xdf\xa3') return at(0, 64).includes('\x42\x82\x84webm') ? 'webm' : 'mkv';
  if (at(0, 4) === 'RIFF') return 'avi';
  if (at(0, 3) === 'FLV') return 'flv';
  if (at(4, 4) === 'ftyp') return at(8, 4) === 'qt  ' ? 'mov' : 'mp4';
  return /^[a-z]{4}$/.test(at(4, 4)) ? 'mov' : 'ts';
}
