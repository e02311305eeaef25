/** The hash of a password or a code (scrypt). Takes some 60 ms: not inside a transaction. */
export async function hashSecret(secret: string): Promise<string> {
  const { hashPassword } = await import('better-auth/crypto');
  return hashPassword(secret);
}

/**
 * Whether a secret matches a hash. Without a hash it returns false after the same work, so that the time does not
 * reveal whether there is one (DESIGN 2).
 */
export async function isSecret(hash: string | null | undefined, secret: string): Promise<boolean> {
  const { hashPassword, verifyPassword } = await import('better-auth/crypto');
  if (hash) return verifyPassword({ hash, password: secret });
  await hashPassword(secret);
  return false;
}
