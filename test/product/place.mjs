import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/port.mjs';

/**
 * Where the running product that answers, walk and journeys ask listens, and where it keeps its data. The process that
 * begins a run chooses; what it starts inherits the choice by `PRODUCT_PORT` and `PRODUCT_DATA`.
 */
export async function productPlace() {
  process.env.PRODUCT_PORT ??= String(await freePort());
  process.env.PRODUCT_DATA ??= mkdtempSync(join(tmpdir(), 'lightfield-product-'));
  return { address: `http://localhost:${process.env.PRODUCT_PORT}`, folder: process.env.PRODUCT_DATA };
}

/** Whether the product is there and ready. */
export function isReady(address) {
  return fetch(`${address}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
