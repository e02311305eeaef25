/**
 * Next drops the Content-Length of a route handler's answer, because the body might be decoded on the way; players and
 * media caches need it. A handler that knows the length sends it in this header too.
 */
export const bodyLengthHeader = 'X-Body-Length';

/**
 * Next gives its scripts the nonce from the content security policy of the request, a header that clients may not send.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | undefined} policy that of the answer, when it has a nonce
 */
export function passNonceOn(request, policy) {
  delete request.headers['content-security-policy-report-only'];
  if (policy) request.headers['content-security-policy'] = policy;
  else delete request.headers['content-security-policy'];
}

/**
 * Corrects three headers of Next in an answer: a kept page's year-long `s-maxage` becomes `no-cache` (a browser or CDN
 * may keep it but asks by ETag before each use, or no invalidation would reach it), `X-Body-Length` becomes the
 * Content-Length that Next drops, and the path that an address was rewritten to, which Next's router reads, is encoded
 * like every path: a header carries no Chinese.
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

/** Already encoded parts are not encoded again. */
function encodedPath(/** @type {string} */ path) {
  return path.replace(/[^ -~]+/g, encodeURIComponent);
}
