/** A deed with an entry, in a process of its own, which kills itself before the statement with the given number. */
import pino from 'pino';
import { lapseEntry } from '@/lib/events/entry/server/orders/lapse-entry';
import { noteRefund } from '@/lib/events/entry/server/orders/note-refund';
import { takePayment } from '@/lib/events/entry/server/orders/take-payment';
import { keepTally } from '@/lib/events/vote/server/keep-tally';
import type { Context, Things } from '@/lib/platform/server/context';
import { emitterOf } from '@/lib/platform/server/events';
import { type ContestDeed, contestDeeds } from './contest-deeds';
import { fragileDatabase } from './fragile-database';

const [url = '', fatal = '', deed = '', personId = '', input = '', at = ''] = process.argv.slice(2);

const listeners = {
  'order.paid': [takePayment],
  'order.canceled': [lapseEntry],
  'order.refundAsked': [noteRefund],
  'entry.turned': [keepTally],
};

const context: Context = {
  db: fragileDatabase(url, Number(fatal)),
  now: () => Number(at),
  arrivedAt: Number(at),
  language: 'zh',
  caller: { personId, sessionId: personId, hasPhone: true, staff: null },
  client: { address: '203.0.113.7', userAgent: '', app: null },
  log: pino({ level: 'silent' }),
  emit: emitterOf([listeners]),
  things: {} as Things,
  notices: { byKind: new Map() },
  blocks: { byName: new Map() },
  limit: async () => {},
  cookie: () => null,
  setCookie: () => {},
};

if (deed) await contestDeeds[deed as ContestDeed](context, input);
process.exit(0);
