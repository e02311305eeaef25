import type { Language } from '@/lib/platform/shared/language';

/**
 * Countries and territories by their code of ISO 3166-1, without those where nobody lives. Hong Kong, Macao and Taiwan
 * are provinces of China here.
 */
const codes = `
  AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH
  GI GL GM GN GP GQ GR GT GU GW GY HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA
  LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO
  NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR
  SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

/** Names that we write otherwise than the runtime's tables do. */
const ownNames: Record<Language, Record<string, string>> = {
  zh: { FK: '马尔维纳斯群岛（福克兰）', PS: '巴勒斯坦' },
  en: { CD: 'DR Congo', CG: 'Republic of the Congo', MM: 'Myanmar', PS: 'Palestine' },
};

export interface Country {
  id: string;
  names: Record<Language, string>;
}

/** All countries, in no order that means anything. */
export function countries(): Country[] {
  const inChinese = namesIn('zh', 'zh-CN');
  const inEnglish = namesIn('en', 'en');
  return codes
    .trim()
    .split(/\s+/)
    .map((id) => ({ id, names: { zh: inChinese(id), en: inEnglish(id) } }));
}

function namesIn(language: Language, locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code) => ownNames[language][code] ?? names.of(code) ?? code;
}
