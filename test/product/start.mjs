import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject, projectNode } from '../../scripts/setup/project.mjs';
import { isReady, productPlace } from './place.mjs';

const readyMs = 300_000;

/**
 * Starts the product (`serve.mjs`) unless it is running, and waits until it is ready. Returns a function that stops it.
 * Throws when it ends before it is ready, or is not ready after five minutes.
 */
export async function startProduct() {
  const { address } = await productPlace();
  if (await isReady(address)) return async () => {};
  const child = spawn(projectNode, [inProject('test', 'product', 'serve.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const deadline = Date.now() + readyMs;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} before it was ready.`);
    if (Date.now() > deadline) throw new Error(`The product was not ready after ${readyMs / 1000} s.`);
    await sleep(200);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Jest's global setup: {@link startProduct}. */
export default async function start() {
  globalThis.lightfieldStopProduct = await startProduct();
}
