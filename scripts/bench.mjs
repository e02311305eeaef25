import { cpSync } from 'node:fs';
import { findChromium, requireChromium } from './setup/browser.mjs';
import { buildIfChanged } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runNode } from './setup/processes.mjs';
import { inProject } from './setup/project.mjs';
import { runScript, Stop } from './setup/stop.mjs';

// npm run bench: the product beside a bare Next app of the same version, both built and served in this run.
await runScript(async () => {
  checkNode();
  await installPackages();
  await requireChromium();
  await buildIfChanged();
  await buildFloor();
  return runNode(['--import', 'tsx', 'bench/run.ts'], {
    environment: { ...process.env, CHROMIUM: await findChromium() },
  });
});

async function buildFloor() {
  const floor = inProject('bench', 'floor');
  const status = await runNode([inProject('node_modules', 'next', 'dist', 'bin', 'next'), 'build', floor]);
  if (status !== 0) throw new Stop('The bare Next app could not be built: see the error above.');
  const standalone = inProject('bench', 'floor', '.next', 'standalone', 'bench', 'floor');
  cpSync(inProject('bench', 'floor', '.next', 'static'), `${standalone}/.next/static`, { recursive: true });
}
