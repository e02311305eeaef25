const slot = globalThis as typeof globalThis & { lightfieldKeeper?: Promise<typeof import('./keeper')> };

/**
 * What better-auth does for us, one for the process: whichever of Next's module graphs asks first loads it for all of them.
 * It takes 30 MB, which a node that only shows pages to visitors need not spend.
 */
export function loadKeeper(): Promise<typeof import('./keeper')> {
  slot.lightfieldKeeper ??= import('./keeper');
  return slot.lightfieldKeeper;
}
