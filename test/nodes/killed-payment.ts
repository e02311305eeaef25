/**
 * A person who pays an order at the counter, in a process of its own: it begins the payment, pays it, and asks how it stands.
 * It kills itself before the statement with the given number, counted over all handles.
 */
import type { KyselyPlugin } from 'kysely';
import pino from 'pino';
import { beginPayment } from '@/lib/money/payment/server/begin-payment';
import { checkPayment } from '@/lib/money/payment/server/check-payment';
import { payAtCounter } from '@/lib/money/payment/server/counter-verbs';
import { walletSlice } from '@/lib/money/wallet/server/slice';
import type { Context, Things } from '@/lib/platform/server/context';
import { Database, type Handles } from '@/lib/platform/server/db/database';
import { openHandles } from '@/lib/platform/server/db/open';
import { emitterOf } from '@/lib/platform/server/events';

const [url = '', personId = '', orderId = '', fatal = ''] = process.argv.slice(2);

let statements = 0;
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(fatal)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

function fragile({ engine, reader, writer }: Handles): Handles {
  return { engine, reader: reader.withPlugin(killer), writer: writer.withPlugin(killer) };
}

const context: Context = {
  db: new Database(fragile(openHandles(url))),
  now: Date.now,
  language: 'zh',
  caller: { personId, sessionId: personId, hasPhone: true, staff: null },
  client: { address: '203.0.113.7', userAgent: '', app: null },
  log: pino({ level: 'silent' }),
  emit: emitterOf([walletSlice.listeners]),
  things: {} as Things,
  notices: { byKind: new Map() },
  limit: async () => {},
  cookie: () => null,
  setCookie: () => {},
};

const step = await beginPayment(context, { orderId, scene: 'h5' });
if (step.kind !== 'redirect') throw new Error('The counter shows a page.');
await payAtCounter(context, { outTradeNo: step.url.slice('/counter/'.length) });
await checkPayment(context, { orderId });
process.exit(0);
