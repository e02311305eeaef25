import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unconfigured } from '../scripts/setup/environment.mjs';
import { superviseForeground } from '../scripts/setup/processes.mjs';
import { inProject } from '../scripts/setup/project.mjs';
import { configuredApp } from './app-link/configured.mjs';

// The product as `npm start` serves it, on SQLite in a folder that is gone afterwards, with the demonstration content.
const folder = mkdtempSync(join(tmpdir(), 'lightfield-e2e-'));
const { PORT } = process.env;
const environment = {
  ...unconfigured(),
  ...configuredApp(folder),
  PORT,
  DATA_DIR: folder,
  DEMO: '1',
  LOG_LEVEL: 'warn',
};
const { status } = await superviseForeground(process.execPath, [inProject('scripts', 'start.mjs')], { environment });
rmSync(folder, { recursive: true, force: true });
process.exitCode = status;
