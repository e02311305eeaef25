import type { Context } from '@/lib/platform/server/context';
import { authOf } from './auth';

/** The hash of a password or a code (scrypt). Takes some 60 ms: not inside a transaction. */
export async function hashSecret(context: Context, secret: string): Promise<string> {
  const { password } = await (await authOf(context.db)).$context;
  return password.hash(secret);
}

/**
 * Whether a secret is the one that was hashed. Without a hash the answer is no, after the same work: how long it takes
 * does not tell whether there is one (DESIGN 2).
 */
export async function isSecret(context: Context, hash: string | null | undefined, secret: string): Promise<boolean> {
  const { password } = await (await authOf(context.db)).$context;
  if (hash) return password.verify({ hash, password: secret });
  await password.hash(secret);
  return false;
}
