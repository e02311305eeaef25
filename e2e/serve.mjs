import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { superviseForeground } from '../scripts/setup/processes.mjs';
import { inProject } from '../scripts/setup/project.mjs';

// The product as `npm start` serves it, on SQLite in a folder that is gone afterwards, with the demonstration content.
const folder = mkdtempSync(join(tmpdir(), 'lightfield-e2e-'));
const environment = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SITE_URL: '', DEMO: '1', LOG_LEVEL: 'warn' };
const { status } = await superviseForeground(process.execPath, [inProject('scripts', 'start.mjs')], { environment });
rmSync(folder, { recursive: true, force: true });
process.exitCode = status;
