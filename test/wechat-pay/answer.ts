import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from './account.ts';
import { judgeRequest } from './judge-request.ts';
import { askRefund } from './refunds.ts';
import { signedHeaders } from './signed-headers.ts';
import { type Answer, type PayState, refusal, type Trade } from './state.ts';
import { offerStatement, statementBytes } from './statements.ts';
import { beginTrade, closeTrade, queryTrade } from './trades.ts';

/** A call of the API v3: judged, done and answered with a signature, or as it is to fail. */
export function answerCall(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  account: Account,
  state: PayState,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const { failure } = state;
  const refused = judgeRequest(request, body, account, state);
  const mood =
    typeof failure === 'object' && failure ? refusal(failure.status, failure.code, 'as a test wants it') : null;
  if (!refused) state.requests.push(`${request.method} ${pathname}`);
  if (!refused && !mood && pathname === '/v3/billdownload/file') {
    sendStatement(searchParams, response, state);
    return;
  }
  const answer = refused ?? mood ?? dispatch(request, body, account, state);
  const text = answer.body ? JSON.stringify(answer.body) : '';
  if (failure === 'silence') {
    request.socket.destroy();
    return;
  }
  if (failure === 'error page') {
    response.writeHead(502).end(`<html>${text}</html>`);
    return;
  }
  const fault = failure === 'changed' || typeof failure === 'object' ? undefined : failure;
  const signed = signedHeaders(text, fault, account, state.now());
  const sent = failure === 'changed' ? `${text} ` : text;
  response.writeHead(answer.status, { ...(text && { 'Content-Type': 'application/json' }), ...signed });
  response.end(answer.status === 204 ? undefined : sent);
}

function dispatch(request: IncomingMessage, body: Buffer, account: Account, state: PayState): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const call = `${request.method} ${pathname}`;
  const said: Record<string, unknown> = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
  const [, scene] = /^POST \/v3\/pay\/transactions\/(jsapi|h5|native)$/.exec(call) ?? [];
  if (scene) return beginTrade(scene as Trade['scene'], said, account, state);
  const [, method, outTradeNo = '', close] =
    /^(GET|POST) \/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(call) ?? [];
  if (method === 'GET' && !close) return queryTrade(outTradeNo, searchParams.get('mchid'), account, state);
  if (method === 'POST' && close) return closeTrade(outTradeNo, said, account, state);
  if (call === 'POST /v3/refund/domestic/refunds') return askRefund(said, state);
  if (call === 'GET /v3/bill/tradebill') return offerStatement(searchParams, account, state);
  return refusal(404, 'NOT_FOUND', `there is no ${call}`);
}

/** The one answer that is not signed. */
function sendStatement(query: URLSearchParams, response: ServerResponse, state: PayState): void {
  const bytes = statementBytes(query.get('token'), state);
  if (bytes) response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(bytes);
  else response.writeHead(404).end(JSON.stringify({ code: 'NO_STATEMENT_EXIST', message: 'the address is too old' }));
}
