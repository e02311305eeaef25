import enTicket from '../../../messages/en/events/ticket.json' with { type: 'json' };
import enBuy from '../../../messages/en/events/ticket-buy.json' with { type: 'json' };
import enForm from '../../../messages/en/events/ticket-form.json' with { type: 'json' };
import enOwn from '../../../messages/en/events/ticket-own.json' with { type: 'json' };
import enOrder from '../../../messages/en/money/order.json' with { type: 'json' };
import zhTicket from '../../../messages/zh/events/ticket.json' with { type: 'json' };
import zhBuy from '../../../messages/zh/events/ticket-buy.json' with { type: 'json' };
import zhForm from '../../../messages/zh/events/ticket-form.json' with { type: 'json' };
import zhOwn from '../../../messages/zh/events/ticket-own.json' with { type: 'json' };
import zhOrder from '../../../messages/zh/money/order.json' with { type: 'json' };

const zh = { ticket: zhTicket, buy: zhBuy, form: zhForm, own: zhOwn, order: zhOrder };
const en: typeof zh = { ticket: enTicket, buy: enBuy, form: enForm, own: enOwn, order: enOrder };

/** Both languages with their address prefix, their hash, and the messages of tickets. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', ...zh },
  { name: 'en', prefix: '/en', marker: '#!en', ...en },
] as const;
