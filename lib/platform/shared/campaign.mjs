/** Query parameters that name a campaign; they do not change any page. */
export const campaignParameters = /** @type {const} */ ([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
]);

/** Click ids of ad networks: Google, Microsoft, Meta, TikTok, Baidu, Tencent, Douyin, LinkedIn. */
export const clickParameters = /** @type {const} */ ([
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'ttclid',
  'bd_vid',
  'gdt_vid',
  'qz_gdt',
  'clickid',
  'li_fat_id',
]);

const names = [...campaignParameters, ...clickParameters];

/** Matches one of them in a query; the source of a regular expression. */
export const campaignPattern = `[?&](?:${names.join('|')})=`;
