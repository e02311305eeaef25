// A host may be given with a path; a policy with a path would match only that address.
const originOf = (host = '') => (URL.canParse(host) ? new URL(host).origin : '');

/**
 * Addresses that the chat app's JS-SDK loads and reports to, and the frames of its open tags, according to their
 * documentation.
 * @type {Record<string, string[]>}
 */
const wechatSources = {
  'script-src': ['https://res.wx.qq.com'],
  'img-src': ['https://open.weixin.qq.com', 'https://res.wx.qq.com'],
  'frame-src': ['https://*.qq.com', 'webcompt:'],
};

/** Placeholder in the content policy until the inline scripts of an answer are known. */
const anyInline = /(script-src [^;]*)'unsafe-inline'/;

/**
 * Headers of every answer (DESIGN 8). Inline scripts are allowed as soon as they are known: by a nonce where a page is
 * rendered for each request, by their hashes where it is cached.
 * @param {{imageHost?: string, videoHost?: string, liveHost?: string, chatUrl?: string, isDevelopment?: boolean,
 * isWechat?: boolean, isFramed?: boolean, isStage?: boolean}} settings `liveHost` has no scheme; `isFramed` for a page that any other page may show in a frame, `isStage` for
 * one where people talk to each other
 * @returns {Record<string, string>}
 */
export function securityHeaders({ imageHost, videoHost, liveHost, chatUrl, ...kind }) {
  const { isDevelopment = false, isWechat = false, isFramed = false, isStage = false } = kind;
  const [images, videos, chat] = [originOf(imageHost), originOf(videoHost), originOf(chatUrl)];
  const lives = liveHost ? originOf(`https://${liveHost}`) : '';
  /** @type {Record<string, string[]>} */
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", isDevelopment ? "'unsafe-eval'" : ''],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', images],
    'media-src': ["'self'", 'blob:', videos, lives],
    'connect-src': ["'self'", videos, lives],
    'frame-src': ["'self'", chat],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // Omitted instead of `*`, which would exclude pages of apps and files.
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
    'Permissions-Policy': `camera=(self), microphone=${isStage ? '(self)' : '()'}, geolocation=(), payment=()`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The address of the one page that other sites may show in a frame (DESIGN 8). */
const framedPage = /^(?:\/en)?\/VideoPlayer(?:\?|$)/;
/** The addresses where people talk to each other: of a broadcast, by its id. */
const stagePage = /^(?:\/en)?\/live\/articipatoryLive\/[\w-]+(?:\?|$)/;

/**
 * Creates the headers for all clients and those for the chat app once, and chooses by user agent and address. The chat
 * app's are used only if the site has a service account there.
 * @param {{imageHost?: string, videoHost?: string, liveHost?: string, chatUrl?: string, wechatAppId?: string}} settings
 * @returns {(request: {url?: string, headers: {'user-agent'?: string}}) => Record<string, string>}
 */
export function headersByRequest({ wechatAppId, ...hosts }) {
  const make = (isWechat) => ({
    usual: securityHeaders({ ...hosts, isWechat }),
    framed: securityHeaders({ ...hosts, isWechat, isFramed: true }),
    stage: securityHeaders({ ...hosts, isWechat, isStage: true }),
  });
  const everybody = make(false);
  const wechat = wechatAppId ? make(true) : everybody;
  return ({ url = '', headers }) => {
    const ofAgent = /MicroMessenger/i.test(headers['user-agent'] ?? '') ? wechat : everybody;
    if (stagePage.test(url)) return ofAgent.stage;
    return framedPage.test(url) ? ofAgent.framed : ofAgent.usual;
  };
}

const policyHeader = 'Content-Security-Policy';

/**
 * Allows these inline scripts in the answer and no others. Returns its policy.
 * @param {import('node:http').ServerResponse} response
 * @param {string[]} scripts as sources of a content policy: `'nonce-…'`, `'sha256-…'`
 * @returns {string}
 */
export function allowScripts(response, scripts) {
  const policy = String(response.getHeader(policyHeader) ?? '').replace(anyInline, `$1${scripts.join(' ')}`);
  if (policy) response.setHeader(policyHeader, policy);
  return policy;
}
