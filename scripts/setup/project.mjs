import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the working directory. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** An absolute path inside the project. */
export function inProject(...parts) {
  return join(projectFolder, ...parts);
}

/** The project's own Node 24, for all tools and the server, whatever Node the machine has. */
export const projectNode = inProject('node_modules', 'node', 'bin', 'node');

/** An environment in which `node` and the installed tools are the project's. */
export function withProjectTools(environment) {
  const folders = [inProject('node_modules', 'node', 'bin'), inProject('node_modules', '.bin'), environment.PATH];
  return { ...environment, PATH: folders.filter(Boolean).join(delimiter), NEXT_TELEMETRY_DISABLED: '1' };
}
