import { removeStored } from './storage';

const clearers = new Set<() => void>();

/**
 * Registers what must be cleared with the token: the query cache, the session store. Returns a function that
 * unregisters it.
 */
export function onSignOut(clear: () => void): () => void {
  clearers.add(clear);
  return () => clearers.delete(clear);
}

/** Logs out locally: clears the token, the flag, and everything registered with {@link onSignOut}. */
export function signOut(): void {
  removeStored('auth_token');
  removeStored('isLogin');
  for (const clear of clearers) clear();
}
