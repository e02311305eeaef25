import { toEmail } from '@/lib/platform/shared/email';
import { toE164 } from '@/lib/platform/shared/phone';

/** Recipient of a code. */
export interface Target {
  channel: 'phone' | 'email';
  /** E.164, or an e-mail address in lower case. */
  address: string;
}

/** Its fields in a form: a number in a region, or an e-mail address. */
export interface TargetFields {
  region?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
}

/** The address of these fields in its stored form; null when they have none, two or an invalid one. */
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
 * The typed name of an account: an e-mail address when it contains an @, of either width, else a number in the region;
 * null for neither.
 */
export function accountTarget(account: string, region: string): Promise<Target | null> {
  const isEmail = account.normalize('NFKC').includes('@');
  return targetOf(isEmail ? { email: account } : { region, mobile: account });
}
