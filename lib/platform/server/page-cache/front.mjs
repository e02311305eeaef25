import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { namedByQuery } from '../../shared/addresses.mjs';
import { isOfRouter, isPreview } from '../next/request-kinds.mjs';
import { compress, encodingFor } from '../process/compress.mjs';
import { allowScripts } from '../process/response-headers.mjs';

/** Of Brotli: a page is compressed once and sent many times. */
const quality = 9;
/** Maximum size of compressed answers; the store has the pages themselves. */
const maxBytes = 32 * 1024 * 1024;
const neverPages = /^\/(?:api|media|play|_next)\//;
/** Headers of a single answer that do not belong to the page. */
const ofOneAnswer = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  // It depends on the visitor, and contains the scripts of the page.
  'content-security-policy',
];

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{key: string, page: any, status: number, headers: Record<string, any>, etag: string,
 *   scripts: string[], bodies: {identity: Buffer, br: Buffer, gzip: Buffer}}} Front
 */

/**
 * Answers cached pages before Next sees the request: complete, compressed, with an ETag. It depends on the page store:
 * an answer is valid only while the store has the page it was made from.
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
    const address = addressOf(request);
    const front = address === null ? undefined : fronts.get(address);
    if (!front) return false;
    if (!store.holds(front.key, front.page)) {
      fronts.delete(address);
      return false;
    }
    send(front, request, response);
    return true;
  }

  /**
   * Lets Next answer and, if a cached page did, prepares the answer for the next visitor.
   * @template T
   * @param {Request} request
   * @param {Response} response
   * @param {() => T} next
   * @returns {T}
   */
  function follow(request, response, next) {
    /** @type {{key?: string, page?: any}} */
    const lookup = {};
    nameScripts(response, lookup);
    const address = addressOf(request);
    if (address !== null) {
      // Set before Next answers, since the content policy depends on the user agent: it is this visitor's, not the
      // page's.
      const visitors = response.getHeaders();
      response.once('finish', () => {
        const { key, page } = lookup;
        if (key && isLasting(page) && isPage(response) && !making.has(address)) {
          keep(address, key, page, response, visitors);
        }
      });
    }
    return store.follow(lookup, next);
  }

  /** Compression takes some milliseconds in another thread; until then Next answers. */
  async function keep(
    /** @type {string} */ address,
    /** @type {string} */ key,
    /** @type {any} */ page,
    /** @type {Response} */ response,
    /** @type {Record<string, any>} */ visitors,
  ) {
    making.add(address);
    try {
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(
          ([name, value]) => !ofOneAnswer.includes(name) && value !== visitors[name],
        ),
      );
      const identity = page.html;
      const etag = createHash('sha1').update(identity).digest('base64url');
      const [br, zipped] = await Promise.all([compress(identity, 'br', quality), compress(identity, 'gzip', quality)]);
      fronts.set(address, {
        key,
        page,
        status: response.statusCode,
        headers,
        scripts: page.scripts,
        etag,
        bodies: { identity, br, gzip: zipped },
      });
    } finally {
      making.delete(address);
    }
  }

  return { answer, follow };
}

/** A page without a time limit. Answers of route handlers are cached too, but are not documents. */
function isLasting(/** @type {any} */ page) {
  return page?.revalidate === false && Boolean(page.html);
}

/**
 * The cache key of a page's document, as requested by browsers and crawlers; null for every other request, such as
 * those of Next's router. Cached pages read no query except for parameters in the table of addresses, so all other
 * parameters are ignored.
 * @param {Request} request
 */
function addressOf({ method, url = '', headers }) {
  if ((method !== 'GET' && method !== 'HEAD') || neverPages.test(url)) return null;
  if (isOfRouter(headers) || headers.range) return null;
  const address = withoutQuery(url);
  return address && !asksForAnother(address, headers.cookie ?? '') ? address : null;
}

function withoutQuery(/** @type {string} */ url) {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const named = namedByQuery(path.replace(/^\/en(?=\/)/, ''), url.slice(at));
  if (named === null) return null;
  const key = String(new URLSearchParams(named));
  return key === '' ? path : `${path}?${key}`;
}

/** A draft's preview, or a visitor whom the middleware redirects to the English address. */
function asksForAnother(/** @type {string} */ url, /** @type {string} */ cookie) {
  if (isPreview(cookie)) return true;
  return /(?:^|;\s*)language=en(?:;|$)/.test(cookie) && !/^\/en(?:\/|$)/.test(url);
}

/** The page of what is not there, or is there no more, counts too. */
function isPage(/** @type {Response} */ response) {
  const type = String(response.getHeader('content-type') ?? '');
  return (
    [200, 404, 410].includes(response.statusCode) && type.startsWith('text/html') && !response.hasHeader('set-cookie')
  );
}

/**
 * Adds the inline scripts of the cached page that Next answers with to the policy, as soon as the page is known.
 * @param {Response} response
 * @param {{page?: any}} lookup
 */
function nameScripts(response, lookup) {
  const { writeHead } = response;
  response.writeHead = function writeNamedHead(.../** @type {any} */ values) {
    if (lookup.page?.scripts && !response.headersSent) allowScripts(response, lookup.page.scripts);
    return writeHead.apply(this, values);
  };
}

/** @param {Front} front @param {Request} request @param {Response} response */
function send(front, request, response) {
  const encoding = encodingFor(request);
  const etag = `"${front.etag}-${encoding}"`;
  const headers = { ...front.headers, ETag: etag, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) };
  allowScripts(response, front.scripts);
  if (front.status === 200 && String(request.headers['if-none-match'] ?? '').includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = front.bodies[encoding];
  response.writeHead(front.status, { ...headers, 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sizeOf(/** @type {Front} */ { bodies }) {
  return 2048 + bodies.br.byteLength + bodies.gzip.byteLength;
}
