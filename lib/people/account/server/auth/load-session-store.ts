const slot = globalThis as typeof globalThis & { lightfieldSessionStore?: Promise<typeof import('./session-store')> };

/**
 * Better-auth's sessions, loaded once per process, by the first of Next's module graphs that needs them. A node that
 * only shows pages to visitors does not load it.
 */
export function loadSessionStore(): Promise<typeof import('./session-store')> {
  slot.lightfieldSessionStore ??= import('./session-store');
  return slot.lightfieldSessionStore;
}
