import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { type Language, languageNames } from '@/lib/platform/shared/language';

/** A region with the calling code of its numbers: `CN`, `中国`, `86`. */
export interface CallingCode {
  region: string;
  name: string;
  callingCode: string;
}

/** Names that we write otherwise than the runtime's tables do. */
const ownNames: Record<Language, Partial<Record<string, string>>> = {
  zh: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾', FK: '马尔维纳斯群岛（福克兰）', PS: '巴勒斯坦' },
  en: {
    HK: 'Hong Kong, China',
    MO: 'Macao, China',
    TW: 'Taiwan, China',
    CD: 'DR Congo',
    CG: 'Republic of the Congo',
    MM: 'Myanmar',
    PS: 'Palestine',
  },
};

/** All regions that have mobile numbers, in the order of their names in a language. */
export function listCallingCodes(language: Language): CallingCode[] {
  const tag = languageNames[language].html;
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return getCountries()
    .map((region) => ({
      region,
      name: ownNames[language][region] ?? names.of(region) ?? region,
      callingCode: getCountryCallingCode(region),
    }))
    .sort((one, other) => compare(one.name, other.name));
}
