/**
 * Next drops the Content-Length of what a route handler answers, because it cannot know whether the body was decoded on
 * the way; players and caches of media need it. A handler that is sure says it under this name as well.
 */
export const bodyLengthHeader = 'X-Body-Length';

/**
 * Next gives its own scripts the nonce that it finds in the policy of the request, where no client may put one.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | undefined} policy that of the answer, when it has a nonce
 */
export function passNonceOn(request, policy) {
  delete request.headers['content-security-policy-report-only'];
  if (policy) request.headers['content-security-policy'] = policy;
  else delete request.headers['content-security-policy'];
}

/**
 * Mends three headers of Next's in the answer to come: a kept page's year-long `s-maxage` becomes `no-cache` (a
 * browser or CDN may keep it but asks by ETag before each use, or no invalidation would reach it),
 * `X-Body-Length` becomes the Content-Length that Next drops, and the path that an address was rewritten to, which Next's
 * router reads, is encoded like every path: a header carries no Chinese.
 * @param {import('node:http').ServerResponse} response
 */
export function mendAnswer(response) {
  const { setHeader } = response;
  response.setHeader = function setMendedHeader(name, value) {
    const lower = name.toLowerCase();
    if (lower === bodyLengthHeader.toLowerCase()) return setHeader.call(this, 'Content-Length', value);
    if (lower === 'x-nextjs-rewritten-path') return setHeader.call(this, name, encodedPath(String(value)));
    const isYearLong = lower === 'cache-control' && String(value).startsWith('s-maxage=');
    return setHeader.call(this, name, isYearLong ? 'no-cache' : value);
  };
}

/** What is encoded already stays so. */
function encodedPath(/** @type {string} */ path) {
  return path.replace(/[^ -~]+/g, encodeURIComponent);
}
