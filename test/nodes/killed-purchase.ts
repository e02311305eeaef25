/** A deed with tickets, in a process of its own, which kills itself before the statement with the given number. */
import pino from 'pino';
import { orderListeners } from '@/lib/events/ticket/server/orders/listeners';
import type { Context, Things } from '@/lib/platform/server/context';
import { emitterOf } from '@/lib/platform/server/events';
import { fragileDatabase } from './fragile-database';
import { type PurchaseDeed, purchaseDeeds } from './purchase-deeds';

const [url = '', fatal = '', deed = '', personId = '', input = '', at = ''] = process.argv.slice(2);

const context: Context = {
  db: fragileDatabase(url, Number(fatal)),
  now: () => Number(at),
  arrivedAt: Number(at),
  language: 'zh',
  caller: { personId, sessionId: personId, hasPhone: true, staff: null },
  client: { address: '203.0.113.7', userAgent: '', app: null },
  log: pino({ level: 'silent' }),
  emit: emitterOf([orderListeners]),
  things: {} as Things,
  notices: { byKind: new Map() },
  blocks: { byName: new Map() },
  limit: async () => {},
  cookie: () => null,
  setCookie: () => {},
};

if (deed) await purchaseDeeds[deed as PurchaseDeed](context, input);
process.exit(0);
