/**
 * Next drops the Content-Length of what a route handler answers, because it cannot know whether the body was decoded on
 * the way; players and caches of media need it. A handler that is sure says it under this name as well.
 */
export const bodyLengthHeader = 'X-Body-Length';

// A host may come with a path; a policy with a path would match that address alone.
const originOf = (host = '') => (URL.canParse(host) ? new URL(host).origin : '');

/**
 * Headers of every answer (DESIGN 8). Cached pages are the same bytes for everybody, so their scripts cannot carry
 * nonces: 'unsafe-inline' is the price.
 * @param {{imageHost?: string, videoHost?: string, isDevelopment?: boolean}} hosts
 * @returns {Record<string, string>}
 */
export function securityHeaders({ imageHost, videoHost, isDevelopment = false }) {
  const [images, videos] = [originOf(imageHost), originOf(videoHost)];
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${images}`.trim(),
    `media-src 'self' blob: ${videos}`.trim(),
    `connect-src 'self' ${videos}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/**
 * Sets the headers of every answer and mends two of Next's: a kept page's year-long `s-maxage` becomes `no-cache` (a
 * browser or CDN may keep it but asks by ETag before each use, or no invalidation would reach it), and
 * `X-Body-Length` becomes the Content-Length that Next drops.
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
export function prepareResponse(response, headers) {
  for (const name of Object.keys(headers)) response.setHeader(name, headers[name] ?? '');
  const { setHeader } = response;
  response.setHeader = function setMendedHeader(name, value) {
    const lower = name.toLowerCase();
    if (lower === bodyLengthHeader.toLowerCase()) return setHeader.call(this, 'Content-Length', value);
    const isYearLong = lower === 'cache-control' && String(value).startsWith('s-maxage=');
    return setHeader.call(this, name, isYearLong ? 'no-cache' : value);
  };
}
