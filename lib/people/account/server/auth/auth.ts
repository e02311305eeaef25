import type { Database } from '@/lib/platform/server/db/database';
import type { createAuth } from './create-auth';

export type Auth = ReturnType<typeof createAuth>;

const slot = globalThis as typeof globalThis & { lightfieldAuth?: WeakMap<Database, Promise<Auth>> };

/**
 * The process's better-auth for a database. Loaded when first asked for: it takes 50 MB, which a node that only shows
 * pages to visitors need not spend.
 */
export function authOf(db: Database): Promise<Auth> {
  slot.lightfieldAuth ??= new WeakMap();
  const known = slot.lightfieldAuth.get(db);
  if (known) return known;
  const loading = import('./create-auth').then(({ createAuth }) => createAuth(db));
  slot.lightfieldAuth.set(db, loading);
  return loading;
}
