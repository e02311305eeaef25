import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Account, environmentOf, newAccount } from './account.ts';
import { answerCall } from './answer.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { showPayerPage } from './payer-page.ts';
import { newState, type PayState } from './state.ts';

interface Options {
  /** Its clock, ms UTC. */
  now?: () => number;
  /** The app that payments belong to; else one of its own. */
  appId?: string;
  /** Else a free one. */
  port?: number;
}

/**
 * WeChat Pay's API v3 on a loopback port: the documented protocol with keys of its own. It takes only requests that are signed
 * as documented, signs its answers, keeps payments and refunds, gives notices (which it can hold back, send again, in another
 * order, many times at once, spoilt) and makes statements. `POST /control/<deed>` with a list of arguments does a deed from
 * another process; the product never calls it.
 */
export async function startWechatPay({ now = Date.now, appId, port = 0 }: Options = {}): Promise<{
  account: Account;
  /** For a product. */
  environment: Record<string, string>;
  state: PayState;
  deeds: Deeds;
  stop(): Promise<void>;
}> {
  const [account, state] = [newAccount(appId), newState(now)];
  const deeds = deedsOf(account, state);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const body = await buffer(request);
    if (pathname.startsWith('/control/')) return control(pathname, body, response, deeds);
    if (pathname === '/payer') return showPayerPage(request, response, state, deeds);
    answerCall(request, body, response, account, state);
    if (state.refundsAtOnce) await endAll(request, state, deeds);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  account.settings.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ account, state, deeds, environment: environmentOf(account) },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Ends the refunds that wait, once a request for one is answered. */
async function endAll({ method, url }: IncomingMessage, { refunds }: PayState, deeds: Deeds) {
  if (method !== 'POST' || url !== '/v3/refund/domestic/refunds') return;
  const waiting = [...refunds.values()].filter((refund) => refund.state === 'PROCESSING');
  await Promise.all(waiting.map(({ outRefundNo }) => deeds.endRefund(outRefundNo)));
}

async function control(path: string, body: Buffer, response: ServerResponse, deeds: Deeds) {
  const name = path.replace('/control/', '');
  const deed = Object.hasOwn(deeds, name) ? (deeds[name as keyof Deeds] as (...words: unknown[]) => unknown) : null;
  if (!deed) return response.writeHead(404).end();
  try {
    const result = await deed(...(body.length > 0 ? JSON.parse(body.toString('utf8')) : []));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result ?? null));
  } catch (error) {
    response.writeHead(409).end(String(error));
  }
}
