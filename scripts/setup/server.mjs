import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { superviseForeground } from './processes.mjs';
import { inProject, projectNode } from './project.mjs';

/** Modules that run in the server's process before Next, as paths in the built server (traced into it). */
const preload = ['lib/platform/server/next/preload.mjs'];

/**
 * The C library's per-thread memory pools are never reused by other threads; limiting them saves a tenth of the memory
 * under load.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2' };

/**
 * Half of the space for new objects, in MiB, and by how much the rest may grow until V8 looks for what is not needed any more. By
 * itself it lets them grow to 64 and to several times what is in use: a quarter of the memory under load.
 */
export const memoryFlags = ['--max-semi-space-size=16', '--heap-growing-percent=40'];

/**
 * Serves the production build and prints its address, once it answers. Returns the exit code: 0 after a graceful stop
 * on a signal (Next then ends with the signal's own code).
 */
export async function startServer({ address, environment }) {
  const folder = inProject('.next', 'standalone');
  const imports = preload.flatMap((file) => ['--import', pathToFileURL(join(folder, file)).href]);
  const stopped = new AbortController();
  sayWhenReady(address, stopped.signal);
  const { status, asked } = await superviseForeground(projectNode, [...memoryFlags, ...imports, 'server.js'], {
    folder,
    environment: { ...memorySettings, ...environment, NODE_ENV: 'production' },
  });
  stopped.abort();
  return status === asked ? 0 : status;
}

async function sayWhenReady(address, stopped) {
  const hint = setTimeout(() => console.log('Preparing the data; the first start draws the demonstration …'), 2000);
  while (!stopped.aborted) {
    if (await answers(`${address}/api/health`)) {
      console.log(`Ready on ${address}`);
      break;
    }
    await wait(100);
  }
  clearTimeout(hint);
}

/** Whether the address answers with success; a refused connection means that it is not ready. */
function answers(address) {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}
