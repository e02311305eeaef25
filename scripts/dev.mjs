import { writeCatalogue } from './messages/catalogue.mjs';
import { loadEnvFile, serverSettings } from './setup/environment.mjs';
import { withFfmpeg } from './setup/ffmpeg.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { checkPort } from './setup/port.mjs';
import { superviseForeground } from './setup/processes.mjs';
import { inProject, projectNode } from './setup/project.mjs';
import { runScript } from './setup/stop.mjs';

// npm run dev: the product from its sources, which are compiled again as they change.
await runScript(async () => {
  checkNode();
  loadEnvFile();
  const { host, port, environment } = serverSettings();
  await checkPort(host, port);
  await installPackages();
  writeCatalogue();
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next');
  const words = [next, 'dev', '--hostname', host, '--port', String(port)];
  const { status, asked } = await superviseForeground(projectNode, words, {
    environment: await withFfmpeg(environment),
  });
  return status === asked ? 0 : status;
});
