/**
 * A deed of a payment, in a process of its own, which kills itself before the statement with the given number.
 */
import pino from 'pino';
import { beginPayment } from '@/lib/money/payment/server/begin-payment';
import { checkPayment } from '@/lib/money/payment/server/check-payment';
import { continueRefunds } from '@/lib/money/payment/server/continue-refunds';
import { payAtCounter } from '@/lib/money/payment/server/counter-verbs';
import { wechatNotices } from '@/lib/money/payment/server/wechat-pay/take-notice';
import { creditTopUp, takeTopUpBack } from '@/lib/money/wallet/server/top-ups';
import type { Context, Things } from '@/lib/platform/server/context';
import { emitterOf } from '@/lib/platform/server/events';
import { fragileDatabase } from './fragile-database';

const [url = '', fatal = '', deed = '', personId = '', word = ''] = process.argv.slice(2);

const context: Context = {
  db: fragileDatabase(url, Number(fatal)),
  now: Date.now,
  arrivedAt: Date.now(),
  language: 'zh',
  caller: { personId, sessionId: personId, hasPhone: true, staff: null },
  client: { address: '203.0.113.7', userAgent: '', app: null },
  log: pino({ level: 'silent' }),
  emit: emitterOf([{ 'order.paid': [creditTopUp], 'order.refundAsked': [takeTopUpBack] }]),
  things: {} as Things,
  notices: { byKind: new Map() },
  blocks: { byName: new Map() },
  limit: async () => {},
  cookie: () => null,
  setCookie: () => {},
};

const deeds: Record<string, () => Promise<unknown>> = {
  /** A person begins to pay an order at the counter, pays it, and asks how it stands. */
  async counter() {
    const step = await beginPayment(context, { orderId: word, scene: 'h5' });
    if (step.kind !== 'redirect') throw new Error('The counter shows a page.');
    await payAtCounter(context, { outTradeNo: step.url.slice('/counter/'.length) });
    await checkPayment(context, { orderId: word });
  },

  /** A person begins to pay an order at WeChat Pay. */
  begin: () => beginPayment(context, { orderId: word, scene: 'native' }),

  /** The product takes a notice of WeChat Pay, which is given as headers and body. */
  async notice() {
    const { headers, body } = JSON.parse(word);
    const request = new Request('http://localhost', { method: 'POST', headers, body });
    const answer = await wechatNotices.serve(context, request);
    if (answer.status !== 204) throw new Error(`The notice was answered ${answer.status}.`);
  },

  /** The product sends the refunds that are due back, and a minute later hears that they are made. */
  async refund() {
    for (const after of [0, 61_000]) {
      const now = () => Date.now() + after;
      const job = { ...context, now, attempt: 1, signal: new AbortController().signal };
      await continueRefunds.run(job, { occurrence: now() });
    }
  },
};

await deeds[deed]?.();
process.exit(0);
