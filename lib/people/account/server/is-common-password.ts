let loading: Promise<Set<string>> | undefined;

/**
 * Whether a password is among the 10,000 most common ones, ignoring case and width. The list is loaded on demand: most
 * nodes see few new passwords a day.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= import('./common-passwords').then(({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)));
  return (await loading).has(password.normalize('NFKC').toLowerCase());
}
