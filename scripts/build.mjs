import { build } from './setup/build.mjs';
import { loadEnvFile } from './setup/environment.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runScript } from './setup/stop.mjs';

// npm run build: the production server in .next/standalone, even if the last build is current.
await runScript(async () => {
  checkNode();
  loadEnvFile();
  await installPackages();
  await build();
});
