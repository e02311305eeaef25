import { importWithTimeout } from './import-with-timeout';

/** Preloads the data of {@link toE164}. Throws ChunkError. */
export const loadNumberPlans = () => importWithTimeout(() => import('libphonenumber-js/mobile'), 'number-plans');

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
