import { readJsonInTab } from './tab-storage';

/** What contracts take of an address, in characters. */
const longest = 2000;

/** Where a visit began, with its campaign parameters and without a fragment, and who led there. */
export interface Landing {
  landing: string;
  referrer: string;
}

/** What the script that stands in every page before its content (`keepLanding`) has noted of this visit; null for nothing. */
export function readLanding(): Landing | null {
  const noted = readJsonInTab('landing');
  if (!Array.isArray(noted)) return null;
  const [landing, referrer]: unknown[] = noted;
  return typeof landing === 'string' && typeof referrer === 'string' ? toLanding(landing, referrer) : null;
}

export function toLanding(address: string, referrer: string): Landing {
  return { landing: address.replace(/#.*$/s, '').slice(0, longest), referrer: referrer.slice(0, longest) };
}
