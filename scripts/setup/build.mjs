import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { runNode } from './processes.mjs';
import { inProject, projectFolder } from './project.mjs';
import { Stop } from './stop.mjs';

/** Source folders of a build; also every module and `.json` of the top folder except those of tools. */
const sourceFolders = ['app', 'components', 'lib', 'messages', 'public'];
const notBuilt = /\.test\.tsx?$|^(jest|playwright|knip)\.|^(biome|knip|package)\.json$/;

const stampFile = inProject('.next', 'lightfield-build');

/**
 * A hash of everything that a build of `folder` depends on: the sources, the installed lock and the values that are
 * inlined into the browser's code. Tests are excluded.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function sourceHash(folder = projectFolder, environment = process.env) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(folder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') && environment[name]) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

function sourceFiles(folder) {
  const onTop = readdirSync(folder).filter((name) => /\.(ts|mjs|json)$/.test(name) && name !== 'next-env.d.ts');
  const below = sourceFolders
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => filesBelow(path))
    .map((path) => relative(folder, path));
  return [...onTop, ...below].filter((file) => !notBuilt.test(file)).sort();
}

/** Builds the production server into `.next/standalone` unless the last build has the same sources. */
export async function buildIfChanged() {
  const hash = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  await build(hash);
}

/** Builds unconditionally. */
export async function build(hash = sourceHash()) {
  rmSync(stampFile, { force: true });
  console.log('Building (about a minute) …');
  const status = await runNode([inProject('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
  if (status !== 0) throw new Stop('The build failed: see the error above.');
  completeStandalone();
  writeFileSync(stampFile, hash);
}

/** Adds static files to the server's folder, and removes the `.env` that Next copied. */
function completeStandalone() {
  const server = inProject('.next', 'standalone');
  if (existsSync(inProject('public'))) cpSync(inProject('public'), join(server, 'public'), { recursive: true });
  cpSync(inProject('.next', 'static'), join(server, '.next', 'static'), { recursive: true });
  for (const name of readdirSync(server)) if (name.startsWith('.env')) rmSync(join(server, name));
}
