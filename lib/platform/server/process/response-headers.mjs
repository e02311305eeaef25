/**
 * Next drops the Content-Length of what a route handler answers, because it cannot know whether the body was decoded on
 * the way; players and caches of media need it. A handler that is sure says it under this name as well.
 */
export const bodyLengthHeader = 'X-Body-Length';

// A host may come with a path; a policy with a path would match that address alone.
const originOf = (host = '') => (URL.canParse(host) ? new URL(host).origin : '');

/**
 * What the chat app's JS-SDK loads and reports to, and the frames of its open tags, as their documentation asks.
 * @type {Record<string, string[]>}
 */
const wechatSources = {
  'script-src': ['https://res.wx.qq.com'],
  'img-src': ['https://open.weixin.qq.com', 'https://res.wx.qq.com'],
  'frame-src': ['https://*.qq.com', 'webcompt:'],
};

/** Stands in the content policy until the inline scripts of an answer are known. */
const anyInline = /(script-src [^;]*)'unsafe-inline'/;

/**
 * Headers of every answer (DESIGN 8). Inline scripts are named as soon as they are known: by a nonce where a page is made for
 * each request, by their hashes where it is kept.
 * @param {{imageHost?: string, videoHost?: string, chatUrl?: string, isDevelopment?: boolean, isWechat?: boolean,
 *   isFramed?: boolean}} settings `isFramed` for a page that any other page may show in a frame
 * @returns {Record<string, string>}
 */
export function securityHeaders({ imageHost, videoHost, chatUrl, ...kind }) {
  const { isDevelopment = false, isWechat = false, isFramed = false } = kind;
  const [images, videos, chat] = [originOf(imageHost), originOf(videoHost), originOf(chatUrl)];
  /** @type {Record<string, string[]>} */
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", isDevelopment ? "'unsafe-eval'" : ''],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', images],
    'media-src': ["'self'", 'blob:', videos],
    'connect-src': ["'self'", videos],
    'frame-src': ["'self'", chat],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // Its absence is more than a star, which leaves out the pages of apps and files.
    ...(!isFramed && { 'frame-ancestors': ["'self'"] }),
  };
  for (const [name, more] of Object.entries(isWechat ? wechatSources : {})) {
    sources[name] = [...(sources[name] ?? []), ...more];
  }
  const policy = Object.entries(sources).map(([name, list]) => [name, ...list].filter(Boolean).join(' '));
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The address of the one page that other sites may show in a frame (DESIGN 8). */
const framedPage = /^(?:\/en)?\/VideoPlayer(?:\?|$)/;

/**
 * Makes the headers for everybody and those for the chat app, once, and picks among them by user agent and address. The
 * chat app gets its own only where the site has a service account there.
 * @param {{imageHost?: string, videoHost?: string, chatUrl?: string, wechatAppId?: string}} settings
 * @returns {(request: {url?: string, headers: {'user-agent'?: string}}) => Record<string, string>}
 */
export function headersByRequest({ wechatAppId, ...hosts }) {
  const make = (isWechat) => ({
    usual: securityHeaders({ ...hosts, isWechat }),
    framed: securityHeaders({ ...hosts, isWechat, isFramed: true }),
  });
  const everybody = make(false);
  const wechat = wechatAppId ? make(true) : everybody;
  return ({ url = '', headers }) => {
    const ofAgent = /MicroMessenger/i.test(headers['user-agent'] ?? '') ? wechat : everybody;
    return framedPage.test(url) ? ofAgent.framed : ofAgent.usual;
  };
}

const policyHeader = 'Content-Security-Policy';

/**
 * Lets these inline scripts run in the answer and no other ones. Returns its policy.
 * @param {import('node:http').ServerResponse} response
 * @param {string[]} scripts as a content policy names them: `'nonce-…'`, `'sha256-…'`
 * @returns {string}
 */
export function allowScripts(response, scripts) {
  const policy = String(response.getHeader(policyHeader) ?? '').replace(anyInline, `$1${scripts.join(' ')}`);
  if (policy) response.setHeader(policyHeader, policy);
  return policy;
}

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
 * Sets the headers of every answer and mends three of Next's: a kept page's year-long `s-maxage` becomes `no-cache` (a
 * browser or CDN may keep it but asks by ETag before each use, or no invalidation would reach it),
 * `X-Body-Length` becomes the Content-Length that Next drops, and the path that an address was rewritten to, which Next's
 * router reads, is encoded like every path: a header carries no Chinese.
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
export function prepareResponse(response, headers) {
  for (const name of Object.keys(headers)) response.setHeader(name, headers[name] ?? '');
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
