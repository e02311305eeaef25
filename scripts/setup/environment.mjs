import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { inProject, projectFolder } from './project.mjs';
import { Stop } from './stop.mjs';

/** Adds the values of the project's `.env`, if there is one, to this process; those of the shell take precedence. */
export function loadEnvFile() {
  const file = inProject('.env');
  if (!existsSync(file)) return;
  if (!process.loadEnvFile)
    throw new Stop('Reading .env needs Node 20.12 or newer: install it or set the values in the shell.');
  process.loadEnvFile(file);
}

/**
 * The environment without the product's configuration, whatever the shell and `.env` contain: an empty value counts as
 * none and overrides `.env`.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function unconfigured(environment = process.env) {
  const names = readFileSync(inProject('.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm);
  return { ...environment, ...Object.fromEntries([...names].map(([, name]) => [name, ''])) };
}

/** Hosts that mean every address of the machine. */
const everywhere = ['0.0.0.0', '::'];

/**
 * The server's address and environment. `HOST` and not `HOSTNAME`: most shells and every container set the latter to
 * the machine's name.
 *
 * @param {Record<string, string | undefined>} given
 */
export function serverSettings(given = process.env) {
  const host = given.HOST || 'localhost';
  const port = Number(given.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(`PORT is "${given.PORT}": it must be a number between 1 and 65535.`);
  }
  const dataFolder = resolve(projectFolder, given.DATA_DIR || 'data');
  return {
    host,
    port,
    dataFolder,
    address: `http://${everywhere.includes(host) ? 'localhost' : host}:${port}`,
    environment: { ...given, HOST: host, PORT: String(port), DATA_DIR: dataFolder },
  };
}
