/** Methods of the API's door, its protocols included. */
const callMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'];
/** Methods of pages and files. */
const pageMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Excludes calls, media, films, Next's own paths and files; and anything that a browser treats as another site. */
const notPage = /^\/(?:[/\\]|(?:api|media|play|_next)(?:\/|$))|\.[^/]*$/;

/**
 * The rejection of a request that nothing handles: its target is not a path (`*`, the address of another site, a path
 * that cannot be decoded) or its method is not supported. A form that is submitted before hydration gets the page
 * again. Null for every other request.
 * @param {{method?: string, url?: string}} request
 * @returns {{status: 303 | 400 | 405, headers: Record<string, string>} | null}
 */
export function refusalOf({ method = '', url = '' }) {
  if (!isPath(url)) return { status: 400, headers: {} };
  if (method === 'POST' && isPage(url)) return { status: 303, headers: { Location: url } };
  const allowed = /^\/api\//.test(url) ? callMethods : pageMethods;
  return allowed.includes(method) ? null : { status: 405, headers: { Allow: allowed.join(', ') } };
}

function isPage(/** @type {string} */ url) {
  return !notPage.test(url.split('?', 1)[0] ?? '');
}

/** Whether a request's target is a decodable path of this site. */
function isPath(/** @type {string} */ url) {
  if (!url.startsWith('/')) return false;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
