import { loadEnvFile, serverSettings } from './setup/environment.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runNode } from './setup/processes.mjs';
import { runScript, Stop } from './setup/stop.mjs';

// node scripts/run.mjs <script> [arguments …]: a TypeScript or plain script with the server's own configuration, on the
// project's Node.
await runScript(async () => {
  const [script, ...words] = process.argv.slice(2);
  if (!script) throw new Stop('Say which script to run: node scripts/run.mjs scripts/backup.ts.');
  checkNode();
  loadEnvFile();
  await installPackages();
  return runNode(['--import', 'tsx', script, ...words], { environment: serverSettings().environment });
});
