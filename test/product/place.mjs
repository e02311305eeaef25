import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/port.mjs';

/**
 * Address, data folder and port for encoders of the running product for answers, walk and journeys. The process that starts a run
 * chooses them; its child processes inherit them by `PRODUCT_PORT`, `PRODUCT_DATA` and `PRODUCT_RTMP_PORT`.
 */
export async function productPlace() {
  process.env.PRODUCT_PORT ??= String(await freePort());
  process.env.PRODUCT_RTMP_PORT ??= String(await freePort());
  process.env.PRODUCT_DATA ??= mkdtempSync(join(tmpdir(), 'lightfield-product-'));
  return { address: `http://localhost:${process.env.PRODUCT_PORT}`, folder: process.env.PRODUCT_DATA };
}

/** Whether the product is running and ready. */
export function isReady(address) {
  return fetch(`${address}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
