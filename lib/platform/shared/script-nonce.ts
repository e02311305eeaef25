const slot = globalThis as typeof globalThis & { lightfieldNonces?: { getStore(): string | undefined } };

/**
 * The nonce of the answer that is being rendered, for an inline script of ours; undefined on a page that is kept. Next's
 * own way to it, `headers()`, would make every page dynamic that asks (`process/preload.mjs` holds the storage).
 */
export function scriptNonce(): string | undefined {
  return slot.lightfieldNonces?.getStore();
}
