import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './processes.mjs';
import { inProject, projectNode } from './project.mjs';
import { Stop } from './stop.mjs';

/** Arguments for every Chromium of the tests and benchmarks: the same for root, in a container and on a desktop. */
export const chromiumWords = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Full browsers, as people have them, for the benchmarks. */
export const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell, which takes half the time of a test, else a full browser. */
const browsers = ['chromium-headless-shell', ...wholeBrowsers];

/**
 * The path of a Chromium that starts, or null: the one named by the variable CHROMIUM, else the system's, else
 * Playwright's own. It must start, since some systems have a placeholder that only prints advice.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {string[]} names of the system's programs, the best first
 */
export async function findChromium(environment = process.env, names = browsers) {
  for (const path of await candidates(environment, names)) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return null;
}

async function candidates({ CHROMIUM, PATH = '' }, names) {
  if (CHROMIUM) return [CHROMIUM];
  const { chromium } = await import('@playwright/test');
  const folders = PATH.split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), chromium.executablePath()];
}

async function starts(path) {
  const { status } = await runQuietly(path, ['--version'], { timeout: 20_000 });
  return status === 0;
}

/** Finds a Chromium or installs one; stops with the remedy when neither works. `names` as for `findChromium`. */
export async function requireChromium(names = browsers) {
  const cure = 'install it (on Debian: apt-get install chromium) or name one with CHROMIUM=/path/to/chromium';
  if (await findChromium(process.env, names)) return;
  if (process.env.CHROMIUM) throw new Stop(`CHROMIUM is "${process.env.CHROMIUM}", which does not start: ${cure}.`);
  console.log('Installing Chromium …');
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  await runQuietly(projectNode, [playwright, 'install', 'chromium'], { timeout: 180_000 });
  if (await findChromium(process.env, names)) return;
  await installDebianPackages(names[0]);
  if (!(await findChromium(process.env, names)))
    throw new Stop(`The end-to-end tests need Chromium and it could not be installed: ${cure}.`);
}

/** Ensures that there is a font with Chinese characters; without it every screen would be measured with boxes. */
export async function requireChineseFonts() {
  if (process.platform !== 'linux' || (await hasChineseFonts())) return;
  console.log('Installing a font with Chinese characters …');
  await installDebianPackages('fontconfig', 'fonts-noto-cjk');
  if (await hasChineseFonts()) return;
  throw new Stop(
    'The end-to-end tests need a font with Chinese characters: install one (on Debian: apt-get install fonts-noto-cjk).',
  );
}

async function hasChineseFonts() {
  const { status, output } = await tryToRun('fc-list', [':lang=zh']);
  return status === 0 && output.trim() !== '';
}

/** Works only for root, and only with apt-get; its success is checked by looking for the program again. */
async function installDebianPackages(...names) {
  if (process.getuid?.() !== 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await tryToRun('apt-get', ['update', '-q'], { environment, timeout: 120_000 });
  await tryToRun('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { environment });
}

/** A missing program counts as a failed one. */
async function tryToRun(file, words, options) {
  try {
    return await runQuietly(file, words, options);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { status: 127, output: '' };
  }
}
