import { removeStored } from './storage';

const clearers = new Set<() => void>();

/** Registers what must be emptied with the token: the query cache, the session store. Returns how to withdraw it. */
export function onSignOut(clear: () => void): () => void {
  clearers.add(clear);
  return () => clearers.delete(clear);
}

/** Forgets who was logged in: the token, the flag, and everything registered with {@link onSignOut}. */
export function signOut(): void {
  removeStored('auth_token');
  removeStored('isLogin');
  for (const clear of clearers) clear();
}
