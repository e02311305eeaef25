/** What the contract takes of an address, in characters. */
const longest = 2000;

/**
 * Where this visit began, with its campaign parameters, and who led here: noted by the script that stands in every page
 * before its content (`keepLanding`), else as the present page knows it. A fragment is no part of where one came from.
 */
export function leadSource(): { landing: string; referrer: string } {
  const [landing, referrer] = readLanding() ?? [location.href, document.referrer];
  return { landing: landing.replace(/#.*$/s, '').slice(0, longest), referrer: referrer.slice(0, longest) };
}

function readLanding(): [landing: string, referrer: string] | null {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem('landing') ?? 'null');
    if (!Array.isArray(saved)) return null;
    const [landing, referrer] = saved;
    return typeof landing === 'string' && typeof referrer === 'string' ? [landing, referrer] : null;
  } catch {
    // Storage is refused or holds something else than our JSON: the present page is all that is known.
    return null;
  }
}
