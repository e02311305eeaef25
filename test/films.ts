import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/platform/server/env';

/** Arguments that draw a moving picture and, after that, a tone. Small and short, since many films are made. */
export const moving = (size = '320x180', seconds = 3, rate = 25) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
];
export const tone = (seconds = 3) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];

/** Gives each test of a block a folder in which films are drawn. */
export function useFilms() {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lightfield-films-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  return {
    folder: () => folder,
    /** Makes a file by ffmpeg with these arguments, where processing looks for the original. */
    film: (words: string[], name = 'film.mp4'): Buffer => {
      execFileSync(env().ffmpeg, ['-v', 'error', '-y', ...words, name], { cwd: folder });
      return readFileSync(join(folder, name));
    },
    putOriginal: (bytes: Uint8Array | string) => writeFile(join(folder, 'original'), bytes),
  };
}
