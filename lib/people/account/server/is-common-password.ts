let loading: Promise<Set<string>> | undefined;

/**
 * Whether a password is among the 10,000 most common ones, however its letters are cased or as wide as they may be. The
 * list is loaded when first asked for: most nodes of a day see few new passwords.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= import('./common-passwords').then(({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)));
  return (await loading).has(password.normalize('NFKC').toLowerCase());
}
