import type { z } from 'zod';
import { importWithTimeout } from './import-with-timeout';

let plans: typeof import('libphonenumber-js/mobile') | undefined;

/** Preloads the data of {@link toE164}. Throws ChunkError. */
export async function loadNumberPlans() {
  plans ??= await importWithTimeout(() => import('libphonenumber-js/mobile'), 'number-plans');
  return plans;
}

/**
 * A mobile number as typed in a region (`CN`, `138 0013 8000`) in E.164 (`+8613800138000`); null for an invalid mobile
 * number. A number typed with its own `+` and country code keeps it. The library is loaded on demand: its metadata is
 * larger than the form.
 */
export async function toE164(region: string, mobile: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await loadNumberPlans();
  if (!isSupportedCountry(region)) return null;
  const parsed = parsePhoneNumberFromString(mobile.normalize('NFKC'), region);
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}

/** For forms with a number and its region: the number must be valid there, else it breaks the rule `mobile`. */
export async function mobileFits(fields: { region: string; mobile: string }, context: z.RefinementCtx): Promise<void> {
  if (fields.mobile === '' || (await toE164(fields.region, fields.mobile))) return;
  context.addIssue({ code: 'custom', path: ['mobile'], message: 'mobile' });
}

/** A number in E.164 as people write it: `+86 138 0013 8000`; anything else as it is. */
export async function groupDigits(number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await loadNumberPlans();
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
