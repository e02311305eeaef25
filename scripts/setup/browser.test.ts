import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, wholeBrowsers } from './browser.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightfield-browser-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, exitCode: number) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('takes the first program that starts', async () => {
  program('chromium', 1);
  const second = program('google-chrome', 0);
  expect(await findChromium({ PATH: folder })).toBe(second);
});

test('takes the one without a window before whole ones, unless a whole one is asked for', async () => {
  const [whole, shell] = [program('chromium', 0), program('chromium-headless-shell', 0)];
  expect(await findChromium({ PATH: folder })).toBe(shell);
  expect(await findChromium({ PATH: folder }, wholeBrowsers)).toBe(whole);
});

test('takes the named one and no other', async () => {
  program('chromium', 0);
  const named = program('mine', 0);
  expect(await findChromium({ PATH: folder, CHROMIUM: named })).toBe(named);
  expect(await findChromium({ PATH: folder, CHROMIUM: join(folder, 'not-there') })).toBeNull();
});
