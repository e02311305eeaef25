import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runNode } from './processes.mjs';
import { inProject, projectFolder } from './project.mjs';
import { Stop } from './stop.mjs';

/** What a build is made of; beside it every module and `.json` of the top folder except the tools' own. */
const sourceFolders = ['app', 'components', 'lib', 'messages', 'public'];
const notBuilt = /\.(test|db)\.tsx?$|^(jest|playwright|knip)\.|^(biome|knip|package)\.json$/;

const stampFile = inProject('.next', 'lightfield-build');

/**
 * One hash over everything that a build of `folder` depends on: the sources, the installed lock and the values that
 * are written into the browser's code. Tests do not count.
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
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

function sourceFiles(folder) {
  const onTop = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|json)$/.test(entry.name) && entry.name !== 'next-env.d.ts')
    .map((entry) => entry.name);
  const below = sourceFolders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
  return [...onTop, ...below].filter((file) => !notBuilt.test(file)).sort();
}

/** Builds the production server into `.next/standalone` unless the last build is of these very sources. */
export async function buildIfChanged() {
  const hash = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  await build(hash);
}

/** Builds in any case. */
export async function build(hash = sourceHash()) {
  rmSync(stampFile, { force: true });
  console.log('Building (about a minute) …');
  const status = await runNode([inProject('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
  if (status !== 0) throw new Stop('The build failed: see the error above.');
  completeStandalone();
  writeFileSync(stampFile, hash);
}

/** Puts beside the server the files that it serves as they are, and takes away the `.env` that Next copied. */
function completeStandalone() {
  const server = inProject('.next', 'standalone');
  if (existsSync(inProject('public'))) cpSync(inProject('public'), join(server, 'public'), { recursive: true });
  cpSync(inProject('.next', 'static'), join(server, '.next', 'static'), { recursive: true });
  for (const name of readdirSync(server)) if (name.startsWith('.env')) rmSync(join(server, name));
}
