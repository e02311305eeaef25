import { type Language, languageNames } from '../shared/language';

/** Names that we spell differently from the runtime's tables. */
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

/**
 * Returns a function that names a country or region in a language by its ISO 3166-1 code; an unknown code is returned
 * unchanged. For the server only: a browser's tables may be older, which would cause hydration mismatches.
 */
export function regionNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(languageNames[language].html, { type: 'region' });
  return (code) => ownNames[language][code] ?? names.of(code) ?? code;
}
