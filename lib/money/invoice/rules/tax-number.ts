import { isCreditCode } from '@/lib/platform/shared/credit-code';
import { isIdCardNumber } from '@/lib/platform/shared/id-card';

/** A tax number as typed, in its normal form: capitals without spaces. */
export const normalTaxNumber = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/**
 * Whether a normal text can be a tax number: a unified social credit code, or one of those before it, which are still in use:
 * 15 characters with the district first, 18 or 20 that begin with the owner's number (individual businesses).
 */
export function isTaxNumber(number: string): boolean {
  if (isCreditCode(number)) return true;
  if (/^\d{6}[\dA-Z]{9}$/.test(number)) return true;
  return /^.{18}(?:\d{2})?$/.test(number) && isIdCardNumber(number.slice(0, 18));
}
