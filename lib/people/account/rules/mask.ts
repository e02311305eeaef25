import { loadNumberPlans } from '@/lib/platform/shared/phone';

/** What stands for what is hidden, however much that is. */
const hidden = '****';

/**
 * A phone in E.164 as its owner recognises it and nobody else learns it: `+86 138****8000`. At least four of its digits
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

/** An e-mail address as its owner recognises it: `l***@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}***${email.slice(at)}`;
}
