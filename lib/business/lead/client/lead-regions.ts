/**
 * The calling codes in a request form, those of our customers, in the order of its select. A number of another region
 * is typed with + and its country code, which takes precedence.
 */
export const callingCodes = {
  CN: '86',
  HK: '852',
  MO: '853',
  TW: '886',
  SG: '65',
  JP: '81',
  KR: '82',
  MY: '60',
  TH: '66',
  VN: '84',
  ID: '62',
  PH: '63',
  IN: '91',
  AE: '971',
  SA: '966',
  TR: '90',
  GB: '44',
  FR: '33',
  DE: '49',
  IT: '39',
  ES: '34',
  NL: '31',
  CH: '41',
  AT: '43',
  SE: '46',
  US: '1',
  CA: '1',
  MX: '52',
  BR: '55',
  AU: '61',
  NZ: '64',
  ZA: '27',
} as const;

export type LeadRegion = keyof typeof callingCodes;

export const leadRegions = Object.keys(callingCodes) as LeadRegion[];

export function isLeadRegion(region: unknown): region is LeadRegion {
  return leadRegions.some((one) => one === region);
}
