import { importWithTimeout } from './import-with-timeout';

/** Loads what {@link toE164} goes by, before it is asked. Throws ChunkError. */
export const loadNumberPlans = () => importWithTimeout(() => import('libphonenumber-js/mobile'), 'number-plans');

/**
 * A mobile number as typed in a region (`CN`, `138 0013 8000`) in E.164 (`+8613800138000`); null for what is no mobile
 * number there. A number typed with its own `+` and country code keeps it. The library is loaded when first needed: its
 * metadata is heavier than the form that asks.
 */
export async function toE164(region: string, mobile: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await loadNumberPlans();
  if (!isSupportedCountry(region)) return null;
  const parsed = parsePhoneNumberFromString(mobile.normalize('NFKC'), region);
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}
