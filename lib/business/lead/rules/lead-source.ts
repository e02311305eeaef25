import { campaignParameters, clickParameters } from '@/lib/platform/shared/campaign.mjs';
import { wellFormed } from '@/lib/platform/shared/well-formed';

/** The source of a visit, as stored. */
export interface LeadSource {
  /** Campaign parameters and click ids by name. */
  source: Record<string, string>;
  /** Path and query on our own site; empty for any other. */
  landing: string;
  /** Without its query, which may contain private data of other sites. */
  referrer: string;
}

/** Maximum length: a click id is only usable as a whole, and none is this long. */
const longest = { value: 500, landing: 1000, referrer: 500, campaign: 60 };

const known: readonly string[] = [...campaignParameters, ...clickParameters];

/** The network of each click id, for visits without campaign parameters. */
const networks: Record<(typeof clickParameters)[number], string> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
  fbclid: 'meta',
  ttclid: 'tiktok',
  bd_vid: 'baidu',
  gdt_vid: 'tencent',
  qz_gdt: 'tencent',
  clickid: 'douyin',
  li_fat_id: 'linkedin',
};

/**
 * Reads the source of a visit from what the browser sends; invalid addresses are ignored. Parameters count on any host,
 * since a site may have several names; the path only on `siteUrl`.
 */
export function readLeadSource(given: { landing: string; referrer: string }, siteUrl: string): LeadSource {
  const landing = webAddress(given.landing);
  const referrer = webAddress(given.referrer);
  const isOwn = landing !== null && landing.host === new URL(siteUrl).host;
  return {
    source: landing ? sourceOf(landing.searchParams) : {},
    landing: isOwn ? clip(landing.pathname + landing.search, longest.landing) : '',
    referrer: referrer ? clip(referrer.origin + referrer.pathname, longest.referrer) : '',
  };
}

/** The campaign in short: `baidu / cpc / spring`, or only the network of a click; empty for none. */
export function campaignOf(source: Record<string, string>): string {
  const { utm_source, utm_medium, utm_campaign } = source;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== undefined);
  if (campaign.length > 0) return campaign.map((part) => clip(part, longest.campaign)).join(' / ');
  const click = clickParameters.find((name) => source[name] !== undefined);
  return click ? networks[click] : '';
}

function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** The first value of a repeated parameter counts, as in the reports of ad networks. */
function sourceOf(parameters: URLSearchParams): Record<string, string> {
  const found = new Map<string, string>();
  for (const [given, text] of parameters) {
    const name = given.toLowerCase();
    const value = clip(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), longest.value);
    if (known.includes(name) && value !== '' && !found.has(name)) found.set(name, value);
  }
  return Object.fromEntries(found);
}

function clip(text: string, length: number): string {
  return wellFormed([...text].slice(0, length).join(''));
}
