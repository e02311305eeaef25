import { toEmail } from '@/lib/platform/shared/email';
import { toE164 } from '@/lib/platform/shared/phone';

/** An address that a code goes to. */
export interface Target {
  channel: 'phone' | 'email';
  /** E.164, or an e-mail address in lower case. */
  address: string;
}

/** What a form knows of it: a number in a region, or an e-mail address. */
export interface TargetFields {
  region?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
}

/** The one address that these fields name, in its kept form; null when they name none, two or a malformed one. */
export async function targetOf({ region, mobile, email }: TargetFields): Promise<Target | null> {
  if ((mobile === undefined) === (email === undefined)) return null;
  if (email !== undefined) {
    const address = toEmail(email);
    return address ? { channel: 'email', address } : null;
  }
  const address = await toE164(region ?? '', mobile ?? '');
  return address ? { channel: 'phone', address } : null;
}

/**
 * What somebody typed as the name of their account: an e-mail address when there is an @ in it, of either width, else a
 * number in the region; null for what is neither.
 */
export function accountTarget(account: string, region: string): Promise<Target | null> {
  const isEmail = account.normalize('NFKC').includes('@');
  return targetOf(isEmail ? { email: account } : { region, mobile: account });
}
