const slot = globalThis as typeof globalThis & { lightfieldSessionStore?: Promise<typeof import('./session-store')> };

/**
 * What better-auth does for us, one for the process: whichever of Next's module graphs asks first loads it for all of them.
 * It takes 30 MB, which a node that only shows pages to visitors need not spend.
 */
export function loadSessionStore(): Promise<typeof import('./session-store')> {
  slot.lightfieldSessionStore ??= import('./session-store');
  return slot.lightfieldSessionStore;
}
