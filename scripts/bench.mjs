import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import { findChromium, requireChromium, wholeBrowsers } from './setup/browser.mjs';
import { buildIfChanged } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runNode } from './setup/processes.mjs';
import { inProject } from './setup/project.mjs';
import { runScript, Stop } from './setup/stop.mjs';

// npm run bench: the product compared with a bare Next app of the same version, both built and served in this run.
// Arguments after `--` choose sections by their titles.
await runScript(async () => {
  checkNode();
  await installPackages();
  await requireChromium(wholeBrowsers);
  await buildIfChanged();
  const floor = mkdtempSync(join(realpathSync(tmpdir()), 'lightfield-floor-'));
  try {
    const FLOOR = await buildFloor(floor);
    const environment = { ...process.env, FLOOR, CHROMIUM: await findChromium(process.env, wholeBrowsers) };
    return await runNode(['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], { environment });
  } finally {
    rmSync(floor, { recursive: true });
  }
});

/** Builds it outside the project, whose middleware and instrumentation Next would find; returns the server's folder. */
async function buildFloor(folder) {
  cpSync(inProject('bench', 'floor'), folder, { recursive: true });
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
  const status = await runNode([inProject('node_modules', 'next', 'dist', 'bin', 'next'), 'build', folder]);
  if (status !== 0) throw new Stop('The bare Next app could not be built: see the error above.');
  const server = join(folder, '.next', 'standalone', relative(parse(folder).root, folder));
  cpSync(join(folder, '.next', 'static'), join(server, '.next', 'static'), { recursive: true });
  return server;
}
