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
