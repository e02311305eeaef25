/** What the door of the API speaks, its protocols included. */
const callMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'];
/** What pages and files are asked by. */
const pageMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Neither calls, media, films, Next's own nor files; and nothing that a browser takes for another site. */
const notPage = /^\/(?:[/\\]|(?:api|media|play|_next)(?:\/|$))|\.[^/]*$/;

/**
 * What a request is answered that nobody takes up: its target is no path (`*`, the address of another site, a path that cannot
 * be decoded) or its method asks for nothing that pages, files or calls do. A form that is sent before its page is alive gets
 * the page again. Null for every other request.
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

/** Whether a request's target begins at the root of this site and its path can be decoded. */
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
