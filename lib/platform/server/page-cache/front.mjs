import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { withoutCampaign } from '../../shared/campaign.mjs';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const maxBytes = 64 * 1024 * 1024;
const neverPages = /^\/(?:api|media|play|_next)\//;
/**
 * Pages whose address names what they show by its query; next.config.mjs rewrites exactly these to a path, so that they
 * are kept. The parameters of campaigns do not count: who comes by an ad gets the page as everybody does.
 */
const pagesByQuery =
  /^(?:\/en)?\/(?:otherPeople\?userId=[\w-]{1,64}|VideoPlayer\?id=[\w-]{1,64}|excellent\?month=\d{4}-(?:0[1-9]|1[0-2]))$/;
/** Headers that belong to one answer and not to the page. */
const ofOneAnswer = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
];

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{key: string, page: any, status: number, headers: Record<string, any>, etag: string,
 *   bodies: {identity: Buffer, br: Buffer, gzip: Buffer}}} Front
 */

/**
 * Answers kept pages before Next sees the request: whole, already compressed, with an ETag. It keeps nothing that the
 * page store does not: an answer is good for as long as the store holds the very page it was made from.
 * @param {typeof import('./store.mjs').pageStore} store
 */
export function createFront(store) {
  /** @type {LRUCache<string, Front>} */
  const fronts = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const making = new Set();

  /**
   * Answers if it can; false leaves the request to Next.
   * @param {Request} request
   * @param {Response} response
   */
  function answer(request, response) {
    const url = withoutCampaign(request.url ?? '');
    const front = isPlain(request, url) ? fronts.get(url) : undefined;
    if (!front) return false;
    if (!store.holds(front.key, front.page)) {
      fronts.delete(url);
      return false;
    }
    send(front, request, response);
    return true;
  }

  /**
   * Lets Next answer and, when a kept page did, makes that answer ready for the next visitor.
   * @template T
   * @param {Request} request
   * @param {Response} response
   * @param {() => T} next
   * @returns {T}
   */
  function follow(request, response, next) {
    const url = withoutCampaign(request.url ?? '');
    if (!isPlain(request, url)) return next();
    /** @type {{key?: string, page?: any}} */
    const lookup = {};
    // Set before Next answers, as the content policy is by user agent: this visitor's, not the page's.
    const visitors = response.getHeaders();
    response.once('finish', () => {
      const { key, page } = lookup;
      if (key && isLasting(page) && isPage(response) && !making.has(url)) {
        keep(url, key, page, response, visitors);
      }
    });
    return store.follow(lookup, next);
  }

  /** Compression takes some milliseconds of another thread; until it is done Next answers. */
  async function keep(
    /** @type {string} */ url,
    /** @type {string} */ key,
    /** @type {any} */ page,
    /** @type {Response} */ response,
    /** @type {Record<string, any>} */ visitors,
  ) {
    making.add(url);
    try {
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(
          ([name, value]) => !ofOneAnswer.includes(name) && value !== visitors[name],
        ),
      );
      const identity = Buffer.from(page.value.html);
      const etag = createHash('sha1').update(identity).digest('base64url');
      const parameters = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      const [br, zipped] = await Promise.all([
        compressWithBrotli(identity, { params: parameters }),
        compressWithGzip(identity),
      ]);
      fronts.set(url, {
        key,
        page,
        status: response.statusCode,
        headers,
        etag,
        bodies: { identity, br, gzip: zipped },
      });
    } finally {
      making.delete(url);
    }
  }

  return { answer, follow };
}

/** A page that only its tags make wrong. What a route handler answered is kept by Next too, but has no `html`. */
function isLasting(/** @type {any} */ page) {
  return page?.revalidate === false && typeof page.value.html === 'string';
}

/** A first visit of a page, as browsers and crawlers make it; what Next's own router asks for is not. */
function isPlain(/** @type {Request} */ { method, headers }, /** @type {string} */ url) {
  if ((method !== 'GET' && method !== 'HEAD') || neverPages.test(url)) return false;
  if (url.includes('?') && !pagesByQuery.test(url)) return false;
  if (headers.rsc || headers['next-router-prefetch'] || headers['next-action'] || headers.range) return false;
  return !asksForAnother(url, headers.cookie ?? '');
}

/** A draft's preview, or a visitor whom the middleware sends to the English address. */
function asksForAnother(/** @type {string} */ url, /** @type {string} */ cookie) {
  if (cookie.includes('__prerender_bypass')) return true;
  return /(?:^|;\s*)language=en(?:;|$)/.test(cookie) && !/^\/en(?:\/|$)/.test(url);
}

function isPage(/** @type {Response} */ response) {
  const type = String(response.getHeader('content-type') ?? '');
  return response.statusCode === 200 && type.startsWith('text/html') && !response.hasHeader('set-cookie');
}

/** @param {Front} front @param {Request} request @param {Response} response */
function send(front, request, response) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const etag = `"${front.etag}-${encoding}"`;
  const headers = { ...front.headers, ETag: etag, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) };
  if (String(request.headers['if-none-match'] ?? '').includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = front.bodies[encoding];
  response.writeHead(front.status, { ...headers, 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sizeOf(/** @type {Front} */ { bodies }) {
  return 2048 + bodies.identity.byteLength + bodies.br.byteLength + bodies.gzip.byteLength;
}
