import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { regionNames } from '@/lib/platform/server/region-names';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/** A region and its calling code: `CN`, `中国`, `86`. */
export interface CallingCode {
  region: string;
  name: string;
  callingCode: string;
}

/** All regions with mobile numbers, by name in a language. */
export function listCallingCodes(language: Language): CallingCode[] {
  const nameOf = regionNames(language);
  const { compare } = new Intl.Collator(languageNames[language].html);
  return getCountries()
    .map((region) => ({ region, name: nameOf(region), callingCode: getCountryCallingCode(region) }))
    .sort((one, other) => compare(one.name, other.name));
}
