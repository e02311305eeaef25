import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deeds } from './deeds.ts';
import type { PayState } from './state.ts';

/**
 * The page that a browser on a phone is sent to: the payer pays or leaves, and comes back to the merchant in both cases. The
 * place of the chat app, which it would open.
 */
export async function showPayerPage(request: IncomingMessage, response: ServerResponse, state: PayState, deeds: Deeds) {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const prepayId = searchParams.get('prepay_id');
  const back = searchParams.get('redirect_url') ?? '';
  const trade = [...state.trades.values()].find((one) => one.prepayId === prepayId && one.scene === 'h5');
  if (!trade || !URL.canParse(back)) return response.writeHead(404).end('no such payment');
  if (request.method === 'POST') {
    if (searchParams.get('deed') === 'pay') await deeds.pay(trade.outTradeNo);
    return response.writeHead(303, { Location: back }).end();
  }
  const { search } = new URL(request.url ?? '', 'http://localhost');
  const address = (deed: string) => `/payer${search}&deed=${deed}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const form = (deed: string) => `<form method="post" action="${address(deed)}"><button>${deed}</button></form>`;
  const html = `<!doctype html><title>WeChat Pay</title><link rel="icon" href="data:,"><p>${trade.amountFen} fen</p>${form('pay')}${form('leave')}`;
  return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}
