import { buildIfChanged } from './setup/build.mjs';
import { loadEnvFile, serverSettings } from './setup/environment.mjs';
import { withFfmpeg } from './setup/ffmpeg.mjs';
import { installPackages } from './setup/install.mjs';
import { checkDisk, checkNode } from './setup/machine.mjs';
import { checkPort } from './setup/port.mjs';
import { projectFolder } from './setup/project.mjs';
import { startServer } from './setup/server.mjs';
import { runScript } from './setup/stop.mjs';

// npm start: from a bare clone to a running product. The server itself migrates, seeds and runs the jobs.
await runScript(async () => {
  checkNode();
  loadEnvFile();
  const settings = serverSettings();
  checkDisk(projectFolder);
  checkDisk(settings.dataFolder);
  await checkPort(settings.host, settings.port);
  await installPackages();
  await buildIfChanged();
  return startServer({ ...settings, environment: await withFfmpeg(settings.environment) });
});
