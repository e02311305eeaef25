import { loadNumberPlans } from '@/lib/platform/shared/phone';

/** Replacement of hidden characters, of fixed length. */
const hidden = '****';

/**
 * A phone number in E.164, masked so that only its owner recognises it: `+86 138****8000`. At least four of its digits
 * are hidden, more of a long one.
 */
export async function maskPhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await loadNumberPlans();
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return hidden;
  const digits = parsed.nationalNumber;
  const shown = Math.max(0, digits.length - hidden.length);
  const last = Math.min(4, Math.ceil(shown / 2));
  const first = Math.min(3, shown - last);
  return `+${parsed.countryCallingCode} ${digits.slice(0, first)}${hidden}${digits.slice(digits.length - last)}`;
}

/** An e-mail address, masked so that its owner recognises it: `l***@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}***${email.slice(at)}`;
}
