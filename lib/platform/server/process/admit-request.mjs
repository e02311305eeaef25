/** What the door of the API speaks, its protocols included. */
const callMethods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'];
/** What pages and files are asked by. */
const pageMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Why a request is answered by nobody: its target is no path (`*`, the address of another site, a path that cannot be
 * decoded) or its method asks for nothing that pages, files or calls do. Null for every other one.
 * @param {{method?: string, url?: string}} request
 * @returns {{status: 400 | 405, headers: Record<string, string>} | null}
 */
export function refusalOf({ method = '', url = '' }) {
  if (!isPath(url)) return { status: 400, headers: {} };
  const allowed = /^\/api\//.test(url) ? callMethods : pageMethods;
  return allowed.includes(method) ? null : { status: 405, headers: { Allow: allowed.join(', ') } };
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
