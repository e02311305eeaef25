import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import { h264, moving, tone, useFilms } from '@/test/films';
import { useMediaFolder } from '@/test/media-folder';
import { readFacts, readPlaylist } from '../../rules/hls';
import { makeFilm } from './make-film';
import { makePoster } from './make-poster';
import { FfmpegError, runFfmpeg } from './run-ffmpeg';

const folder = 'videos/work/upload/';
const never = new AbortController().signal;

async function textOf(key: string): Promise<string> {
  const file = await mediaStorage().read(key);
  if (!file) throw new Error(`${key} is not there`);
  return new TextDecoder().decode(await readBody(file));
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const key of mediaStorage().list(folder)) found.push(key.slice(folder.length));
  return found.sort();
}

describe('a film', () => {
  useMediaFolder();
  const films = useFilms();
  const shares: number[] = [];
  const make = async (bytes: Uint8Array | string, signal = never) => {
    await films.putOriginal(bytes);
    shares.length = 0;
    return makeFilm({ work: films.folder(), folder, signal, onProgress: (share) => shares.push(share) });
  };
  /** What a browser gets, concatenated and opened as a film. */
  const facts = async (name: number) => {
    const pieces = readPlaylist(await textOf(`${folder}${name}/index.m3u8`));
    return {
      pieces,
      seconds: pieces.map(({ seconds }) => seconds),
      said: readFacts(await textOf(`${folder}${name}/index.m3u8`)),
    };
  };

  test('comes in qualities whose pieces begin at the same times, and a master that names what is there', async () => {
    const made = await make(films.film([...moving('640x480', 8), ...tone(8), ...h264]));
    expect(made).toMatchObject({ film: { width: 640, height: 480 }, renditions: [{ name: 480 }, { name: 360 }] });
    expect(made.seconds).toBeCloseTo(8, 1);
    expect(await keys()).toEqual([
      ...['360/00000.ts', '360/00001.ts', '360/index.m3u8', '480/00000.ts', '480/00001.ts', '480/index.m3u8'],
      'master.m3u8',
    ]);
    const [small, large] = [await facts(360), await facts(480)];
    expect(small.seconds).toEqual(large.seconds);
    expect(large.seconds.map(Math.round)).toEqual([6, 2]);
    const master = await textOf(`${folder}master.m3u8`);
    expect(master).toMatch(
      /RESOLUTION=640x480,CODECS="avc1\.4d40[0-9a-f]{2},mp4a\.40\.2",FRAME-RATE=25\.000\n480\/index\.m3u8/,
    );
    const { size } = (await mediaStorage().head(`${folder}480/00000.ts`)) ?? { size: 0 };
    expect(master).toContain(`BANDWIDTH=${large.said?.peak},`);
    expect(large.said?.peak).toBeGreaterThanOrEqual((size * 8) / 6.1);
  });

  test('says how far it is, never backwards, up to all of it', async () => {
    await make(films.film([...moving('640x480', 6), ...h264]));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeCloseTo(1);
  });

  test('that was held upright stands, in true size', async () => {
    films.film([...moving('320x240', 1), ...h264]);
    const turned = films.film(['-i', 'film.mp4', '-c', 'copy', '-metadata:s:v:0', 'rotate=90'], 'turned.mp4');
    const made = await make(withRotation(turned));
    expect(made).toMatchObject({ film: { width: 240, height: 320 }, renditions: [{ width: 240, height: 320 }] });
    expect(await textOf(`${folder}master.m3u8`)).toContain('RESOLUTION=240x320');
  });

  test('with pixels that are not square is as wide as it is shown', async () => {
    const made = await make(films.film([...moving('360x288', 1), '-vf', 'setsar=16/11', ...h264]));
    expect(made.film).toMatchObject({ width: 523, height: 288 });
  });

  test('without sound works, and does not promise any', async () => {
    await make(films.film([...moving('320x180', 1), ...h264]));
    expect(await textOf(`${folder}master.m3u8`)).toMatch(/CODECS="avc1\.[0-9a-f]{6}"/);
  });

  test.each([
    ['film.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus']],
    ['film.mkv', h264],
    ['film.avi', ['-c:v', 'mpeg4', '-c:a', 'mp3']],
    ['film.ts', h264],
    ['film.flv', h264],
    ['film.mov', [...h264, '-pix_fmt', 'yuv420p10le']],
  ])('%s is one too', async (name, words) => {
    const made = await make(films.film([...moving('160x90', 1), ...tone(1), ...words], name));
    expect(made.seconds).toBeCloseTo(1, 0);
    expect(await textOf(`${folder}master.m3u8`)).toMatch(/CODECS="avc1\.4d40[0-9a-f]{2},mp4a\.40\.2"/);
  });

  test('with more light than usual is brought down to what every screen shows', async () => {
    const bright = ['-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc', '-color_primaries', 'bt2020'];
    const made = await make(films.film([...moving('160x90', 1), ...h264, '-pix_fmt', 'yuv420p10le', ...bright]));
    expect(made.film.facts.isHdr).toBe(true);
    // High 10 would be avc1.6e.
    expect(await textOf(`${folder}master.m3u8`)).toMatch(/CODECS="avc1\.4d40/);
  });

  test('of a fast camera is shown with sixty pictures a second', async () => {
    await make(films.film([...moving('160x90', 1, 120), ...h264]));
    expect((await facts(360)).said?.frameRate).toBe('60');
  });

  test('that is taken up again keeps the qualities that were finished', async () => {
    const bytes = films.film([...moving('640x480', 4), ...h264]);
    const whole = new AbortController();
    await films.putOriginal(bytes);
    const stopped = makeFilm({
      work: films.folder(),
      folder,
      signal: whole.signal,
      // The smaller rendition is done, the larger one has started.
      onProgress: (share) => share > 0.4 && whole.abort(new Error('killed')),
    });
    await expect(stopped).rejects.toThrow('killed');
    const finished = await mediaStorage().head(`${folder}360/index.m3u8`);
    expect(finished).not.toBeNull();
    expect(await keys()).not.toContain('master.m3u8');
    await make(bytes);
    expect(await mediaStorage().head(`${folder}360/index.m3u8`)).toEqual(finished);
    expect(await keys()).toEqual(['360/00000.ts', '360/index.m3u8', '480/00000.ts', '480/index.m3u8', 'master.m3u8']);
  });

  test('has a cover that is 3:2 and not the dark it begins with', async () => {
    const dark = 'drawbox=enable=lt(t\\,1.5):t=fill:color=black';
    const { film, seconds } = await make(films.film([...moving('640x360', 3), '-vf', dark, ...h264]));
    const poster = await makePoster({ folder: films.folder(), film, seconds }, never);
    const { width = 0, height = 0, format } = await sharp(poster ?? undefined).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 540, height: 360 });
    const { channels } = await sharp(poster ?? undefined)
      .greyscale()
      .stats();
    expect(channels[0]?.mean).toBeGreaterThan(40);
  });

  describe('that is none', () => {
    const cases: [what: string, problem: string, bytes: () => Uint8Array | string][] = [
      ['text', 'notVideo', () => 'This is a letter and calls itself film.mp4.\n'.repeat(100)],
      ['nothing', 'notVideo', () => ''],
      ['a playlist of files', 'notVideo', () => '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
      ['a playlist of a host', 'notVideo', () => '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n'],
      ['a list of files', 'notVideo', () => "ffconcat version 1.0\nfile '/etc/passwd'\n"],
      [
        'a playlist in a box',
        'unreadable',
        () => '\0\0\0\x10ftypisom\0\0\0\0#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n',
      ],
      ['sound', 'noPicture', () => films.film([...tone(1), '-c:a', 'aac'])],
      [
        'sound with a picture for its cover',
        'noPicture',
        () => {
          films.film([...moving('64x64', 1), '-frames:v', '1'], 'cover.png');
          const words = ['-i', 'cover.png', ...tone(1), '-c:v', 'png', '-c:a', 'aac', '-disposition:v', 'attached_pic'];
          return films.film(words, 'song.mp4');
        },
      ],
      [
        'the beginning of a film whose list was at its end',
        'unreadable',
        () => half(films.film([...moving(), ...h264])),
      ],
      [
        'the beginning of a film whose list was at its beginning',
        'unreadable',
        () => half(films.film([...moving('320x180', 8), ...h264, '-movflags', '+faststart'])),
      ],
    ];
    test.each(cases)('%s has the problem %s', async (_, problem, bytes) => {
      await expect(make(bytes())).rejects.toMatchObject({ problem });
      expect(await keys()).not.toContain('master.m3u8');
    });
  });
});

describe('running ffmpeg', () => {
  const films = useFilms();
  const endless = ['-re', ...moving('64x64', 600), '-f', 'null', '-'];

  test('ends with its time', async () => {
    const run = runFfmpeg({ words: endless, folder: films.folder(), signal: never, limitSeconds: 1 });
    await expect(run).rejects.toThrow('longer than 1 s');
  });

  test('ends when it is told to, with everything it started', async () => {
    const told = new AbortController();
    const run = runFfmpeg({
      words: endless,
      folder: films.folder(),
      signal: told.signal,
      limitSeconds: 60,
      onProgress: () => told.abort(new Error('enough')),
    });
    await expect(run).rejects.toThrow('enough');
  });

  test('says for the log what was wrong', async () => {
    await mkdir(join(films.folder(), 'empty'));
    const words = ['-i', 'file:nothing', '-f', 'null', '-'];
    const run = runFfmpeg({ words, folder: join(films.folder(), 'empty'), signal: never, limitSeconds: 10 });
    await expect(run).rejects.toThrow(FfmpegError);
    await expect(run).rejects.toThrow('No such file');
    expect(await readdir(join(films.folder(), 'empty'))).toEqual([]);
  });
});

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

/** Writes a quarter turn into the matrix of an mp4's first track: ffmpeg's option for it depends on the version. */
function withRotation(mp4: Buffer): Buffer {
  const turned = Buffer.from(mp4);
  const header = turned.indexOf('tkhd') + 4;
  const matrix = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
  for (const [index, value] of matrix.entries()) turned.writeInt32BE(value, header + 40 + index * 4);
  return turned;
}
