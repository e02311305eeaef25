import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { mendAnswer, passNonceOn } from '../next/mend-answer.mjs';
import { isOfRouter } from '../next/request-kinds.mjs';
import { sendWhole } from '../next/send-whole.mjs';
import { wakeLater } from '../next/wake-later.mjs';
import { createFront } from '../page-cache/front.mjs';
import { pageStore } from '../page-cache/store.mjs';
import { refusalOf } from './admit-request.mjs';
import { takeClientAddress } from './client-address.mjs';
import { allowScripts, headersByRequest } from './response-headers.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{status: 307 | 308, location: string} | {status: 200 | 404 | 410, page: string}} Verdict
 * @typedef {{ lightfieldApi?: (request: Request, response: Response) => unknown, lightfieldIsMadeForEach?: (url:
 * string) => boolean, lightfieldJudge?: (url: string, asking: {client: string, cookie?: string}) => Verdict | null |
 * Promise<Verdict | null>, lightfieldRequest?:
 * AsyncLocalStorage<import('@/lib/platform/shared/current-request').CurrentRequest>, }} Product set by the product once
 * it has started: `lib/app/serve-api.ts`, `dynamic-pages.ts`, `judge-requests.ts`
 */

/** Calls of the API; probes and metrics have route files of their own. */
const isCall = /^\/api\/(?!health(?:[/?]|$))/;
const isMetrics = /^\/api\/metrics(?:\?|$)/;
/** Retry-After in seconds for requests that need the database, when it is unreachable. */
const retrySeconds = 5;
const product = /** @type {Product} */ (globalThis);
/** Data of each request, for `lib/platform/shared/current-request.ts`. */
const requests = new AsyncLocalStorage();
product.lightfieldRequest = requests;

/**
 * Returns the function that answers each request before Next sees it, or leaves it to `next`.
 * @param {Record<string, any>} settings the environment, and `trusted`, the proxies
 * @returns {(request: Request, response: Response, next: () => unknown) => unknown}
 */
export function requestAnswerer({ trusted, ...environment }) {
  const headersFor = headersByRequest({
    imageHost: environment.NEXT_PUBLIC_IMAGE_HOST,
    videoHost: environment.NEXT_PUBLIC_VIDEO_HOST,
    liveHost: environment.LIVE_PULL_HOST,
    chatUrl: environment.CUSTOMER_CHAT_URL,
    wechatAppId: environment.WECHAT_APP_ID,
  });
  const front = createFront(pageStore);

  /** @param {Request} request @param {Response} response @param {() => unknown} next */
  function answerRequest(request, response, next) {
    const refusal = refusalOf(request);
    if (refusal) return response.writeHead(refusal.status, { ...refusal.headers, Connection: 'close' }).end();
    const url = request.url ?? '';
    const client = takeClientAddress(request, trusted);
    for (const [name, value] of Object.entries(headersFor(request))) response.setHeader(name, value);
    mendAnswer(response);
    const isRoute = environment.METRICS_TOKEN && isMetrics.test(url);
    const { lightfieldApi } = product;
    if (isCall.test(url) && !isRoute && lightfieldApi)
      return requests.run({ client }, lightfieldApi, request, response);
    const isForEach = product.lightfieldIsMadeForEach?.(url) ?? false;
    if (!isForEach && front.answer(request, response)) return undefined;
    const verdict = product.lightfieldJudge?.(url, { client, cookie: request.headers.cookie });
    if (verdict instanceof Promise) return verdict.then(follow, () => makePage(503));
    return follow(verdict ?? null);

    /** @param {Verdict | null} verdict */
    function follow(verdict) {
      if (!verdict) return makePage();
      if ('location' in verdict) return leadTo(response, verdict);
      request.url = verdict.page;
      if (front.answer(request, response)) return undefined;
      return makePage(verdict.status === 200 ? undefined : verdict.status);
    }

    /** @param {number} [status] instead of the page's own */
    function makePage(status) {
      if (status) pinStatus(request, response, status);
      const nonce = isForEach && status !== 404 && status !== 410 ? randomBytes(16).toString('base64') : undefined;
      passNonceOn(request, nonce && allowScripts(response, [`'nonce-${nonce}'`]));
      if (nonce && !isOfRouter(request.headers)) sendWhole(request, response, (html) => wakeLater(html, nonce));
      const sayAway = () => pinStatus(request, response, 503, 500);
      return requests.run({ client, nonce, sayAway }, () => front.follow(request, response, next));
    }
  }

  return answerRequest;
}

/** @param {Response} response @param {{status: number, location: string}} verdict */
function leadTo(response, { status, location }) {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

/**
 * Replaces the status of Next's answer when it is sent; while a page is rendered, its own counts.
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {number} [own] replaces only this status of Next's; any by default
 */
function pinStatus(request, response, status, own) {
  // Nobody has an older copy of a missing page.
  delete request.headers['if-none-match'];
  const { writeHead } = response;
  response.writeHead = function writePinnedHead(/** @type {any} */ given, .../** @type {any} */ rest) {
    const sent = own === undefined || given === own ? status : given;
    if (sent === 503) this.setHeader('Retry-After', retrySeconds);
    return writeHead.call(this, sent, ...rest);
  };
}
