/** A deed with tickets, in a process of its own, which kills itself before the statement with the given number. */
import pino from 'pino';
import { cancelTickets } from '@/lib/events/ticket/server/cancel/cancel-tickets';
import { giveTickets } from '@/lib/events/ticket/server/orders/give-tickets';
import { releaseTickets } from '@/lib/events/ticket/server/orders/release-tickets';
import { takeBack } from '@/lib/events/ticket/server/orders/take-back';
import { returnTickets } from '@/lib/events/ticket/server/return/return-tickets';
import { orderTickets } from '@/lib/events/ticket/server/sale/order-tickets';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Context, Things } from '@/lib/platform/server/context';
import { emitterOf } from '@/lib/platform/server/events';
import { fragileDatabase } from './fragile-database';

const [url = '', fatal = '', deed = '', personId = '', word = '', at = ''] = process.argv.slice(2);

const context: Context = {
  db: fragileDatabase(url, Number(fatal)),
  now: () => Number(at),
  language: 'zh',
  caller: { personId, sessionId: personId, hasPhone: true, staff: null },
  client: { address: '203.0.113.7', userAgent: '', app: null },
  log: pino({ level: 'silent' }),
  emit: emitterOf([
    { 'order.paid': [giveTickets], 'order.canceled': [releaseTickets], 'order.refundAsked': [takeBack] },
  ]),
  things: {} as Things,
  notices: { byKind: new Map() },
  limit: async () => {},
  cookie: () => null,
  setCookie: () => {},
};

const deeds: Record<string, () => Promise<unknown>> = {
  /** A person orders two tickets of a type and pays them from their wallet. */
  async buy() {
    const attendee = { name: '来宾', mobile: '13800138000', region: 'CN', answers: [] };
    const clientId = '5f0c3b1e-3f0e-4d3c-8a53-333333333333';
    const asked = { ticketTypeId: word, attendees: [attendee, attendee], waitId: '', isShown: true, clientId };
    const { orderId } = await orderTickets(context, asked);
    await payFromBalance(context, { orderId, way: 'wallet' });
  },

  /** A person returns a ticket of an order. */
  async return() {
    const { orderId, ticketId } = JSON.parse(word);
    const clientId = '5f0c3b1e-3f0e-4d3c-8a53-444444444444';
    await returnTickets(context, { orderId, ticketIds: [ticketId], clientId });
  },

  /** The product ends the tickets of a canceled activity. */
  async cancel() {
    const job = { ...context, attempt: 1, signal: new AbortController().signal };
    await cancelTickets.run(job, { activityId: word, reason: '' });
  },
};

await deeds[deed]?.();
process.exit(0);
