import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { h264, moving, tone, useFilms } from '@/test/films';
import { useMediaFolder } from '@/test/media-folder';
import { makeDownload } from './make-download';
import { probeFilm } from './probe-film';
import { runFfmpeg } from './run-ffmpeg';

const never = new AbortController().signal;
/** A location, as cameras write it: beside the video stream, and within it. */
const place = '+27.9881+086.9250+8849/';
const said = ['location', 'location-eng', 'com.apple.quicktime.location.ISO6709', 'comment', 'title', 'artist'].flatMap(
  (name) => ['-metadata', `${name}=${place}`],
);
const ofStreams = ['-metadata:s:v', `title=${place}`, '-metadata:s:a', `comment=${place}`];
const shown = [...moving('160x120', 1), ...tone(1)];
const between = ['-bsf:v', `h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+${place}`];
const everywhere = [...said, ...ofStreams];
/** Tracks of a flight, as drones write them. */
const flight = ['-i', 'flight.srt', '-map', '0', '-map', '1', '-map', '2'];
const flightText = `1\n00:00:00,000 --> 00:00:01,000\n${place}\n`;

const containers: readonly [name: string, ending: string, words: string[]][] = [
  ['mp4', 'mp4', [...shown, ...flight, ...h264, '-c:s', 'mov_text', ...between, ...everywhere]],
  ['mp4', 'mp4', [...shown, ...h264, ...everywhere, '-movflags', 'use_metadata_tags']],
  ['mp4', 'mp4', [...shown, ...h264, ...everywhere, '-movflags', 'frag_keyframe+empty_moov']],
  ['3gp', 'mp4', [...shown, ...h264, ...everywhere]],
  ['mov', 'mov', [...shown, ...h264, ...everywhere, '-timecode', '01:00:00:00', '-movflags', 'use_metadata_tags']],
  ['mkv', 'mkv', [...shown, ...flight, ...h264, '-c:s', 'srt', ...between, ...everywhere, ...attached()]],
  ['webm', 'webm', [...shown, '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', ...everywhere]],
  ['avi', 'avi', [...shown, '-c:v', 'mpeg4', '-c:a', 'libmp3lame', ...everywhere]],
  ['ts', 'ts', [...shown, ...h264, ...between, ...everywhere, '-metadata', `service_name=${place}`]],
  ['m2ts', 'ts', [...shown, ...h264, ...between, '-f', 'mpegts', '-mpegts_m2ts_mode', '1']],
  ['flv', 'flv', [...shown, ...h264, '-ar', '44100', ...between, ...everywhere]],
];

function attached() {
  return ['-attach', 'flight.srt', '-metadata:s:t', 'mimetype=application/x-subrip'];
}

describe('the copy of a film that may be saved', () => {
  useMediaFolder();
  const films = useFilms();
  const copy = async (bytes: Uint8Array) => {
    await films.putOriginal(bytes);
    const film = await probeFilm(films.folder(), never);
    const key = await makeDownload({ work: films.folder(), folder: 'videos/work/upload/', film }, never);
    const file = await mediaStorage().read(key);
    return { film, key, bytes: Buffer.from(file ? await readBody(file) : []) };
  };
  /** The bytes of a file, or of its video stream for a transport stream, which is split into packets. */
  const allOf = (name: string, bytes: Buffer) =>
    Buffer.concat([bytes, films.film(['-i', name, '-map', '0:v', '-c', 'copy', '-f', 'data'], 'picture')]);
  /** What ffmpeg prints about the copy, and what it decodes. */
  const open = async (bytes: Uint8Array) => {
    const folder = join(films.folder(), 'copy');
    await mkdir(folder);
    await writeFile(join(folder, 'original'), bytes);
    const all = ['-i', 'original', '-map', '0', '-c', 'copy', '-f', 'null', '-'];
    const { printed } = await runFfmpeg({ words: all, folder, signal: never, limitSeconds: 30 });
    return { printed: printed.split('Output #0')[0] ?? '', film: await probeFilm(folder, never) };
  };

  test.each(containers)(
    'in %s has the same picture and sound, and no byte of where it was shot',
    async (name, ending, words) => {
      await writeFile(join(films.folder(), 'flight.srt'), flightText);
      const original = films.film(words, `film.${name}`);
      expect(allOf(`film.${name}`, original).includes(place)).toBe(true);
      const { film, key, bytes } = await copy(original);
      expect(key).toBe(`videos/work/upload/download.${ending}`);
      const opened = await open(bytes);
      const all = allOf('copy/original', bytes);
      const traces = ['27.98', '086.92', '8849', 'loci', '\xa9xyz', 'ISO6709', 'flight', '01:00:00:00'];
      expect(traces.filter((trace) => all.includes(trace, 0, 'latin1'))).toEqual([]);
      expect(opened.printed.match(/^ {2}Stream #0:\d.*?: \w+/gm)?.map((line) => line.split(': ').at(-1))).toEqual([
        'Video',
        'Audio',
      ]);
      expect(opened.film).toMatchObject({
        ...{ container: film.container, width: film.width, height: film.height },
        facts: { codec: film.facts.codec, hasSound: true, frameRate: film.facts.frameRate },
      });
      expect(opened.film.facts.seconds).toBeCloseTo(film.facts.seconds ?? 0, 0);
    },
  );

  test('is in Matroska what its own kind of file cannot hold any more', async () => {
    const { film, bytes, key } = await copy(
      films.film([...moving('160x120', 1), '-c:v', 'prores_ks', '-f', 'mov', '-brand', 'mp42']),
    );
    expect(key).toBe('videos/work/upload/download.mkv');
    expect((await open(bytes)).film.facts).toMatchObject({ codec: 'prores', seconds: film.facts.seconds });
  });

  test('stands upright as the original does', async () => {
    const lying = films.film([...moving('160x120', 1), ...h264], 'lying.mp4');
    await writeFile(join(films.folder(), 'lying.mp4'), lying);
    const turned = films.film(['-i', 'lying.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90'], 'turned.mp4');
    const { bytes } = await copy(turned);
    expect((await open(bytes)).film).toMatchObject({ width: 120, height: 160 });
  });
});
