const slot = globalThis as typeof globalThis & { lightfieldSessionStore?: Promise<typeof import('./session-store')> };

/**
 * Sessions by better-auth, loaded once for the process: whichever of Next's module graphs asks first loads it for all of
 * them. A node that only shows pages to visitors does not load it.
 */
export function loadSessionStore(): Promise<typeof import('./session-store')> {
  slot.lightfieldSessionStore ??= import('./session-store');
  return slot.lightfieldSessionStore;
}
