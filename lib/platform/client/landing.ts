import { readJsonInTab } from './tab-storage';

/** Maximum length of an address in contracts, in characters. */
const longest = 2000;

/** The first address of a visit, with its campaign parameters and without hash, and the referrer. */
export interface Landing {
  landing: string;
  referrer: string;
}

/** What the inline script of every page (`keepLanding`) has stored of this visit; null for nothing. */
export function readLanding(): Landing | null {
  const noted = readJsonInTab('landing');
  if (!Array.isArray(noted)) return null;
  const [landing, referrer]: unknown[] = noted;
  return typeof landing === 'string' && typeof referrer === 'string' ? toLanding(landing, referrer) : null;
}

export function toLanding(address: string, referrer: string): Landing {
  return { landing: address.replace(/#.*$/s, '').slice(0, longest), referrer: referrer.slice(0, longest) };
}
