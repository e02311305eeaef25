import { defineSlice } from '@/lib/platform/server/slice';
import { cancelTickets, stopSale } from './cancel/cancel-tickets';
import type {} from './events';
import { keepStock } from './keep-stock';
import { ticketMigrations } from './migrations';
import { activityCanceledNotice, activityChangedNotice, ticketsGivenNotice, ticketsOfferedNotice } from './notices';
import { orderListeners } from './orders/listeners';
import { eraseTickets, exportTickets } from './person-tickets';
import { ticketRoutes } from './routes';
import { seedTickets } from './seed';
import { remindParticipants } from './tell/remind-participants';
import { queueChange, tellChange } from './tell/tell-change';
import { expireOffers } from './waiting/expire-offers';

export const ticketSlice = defineSlice({
  routes: ticketRoutes,
  migrations: ticketMigrations,
  jobs: [cancelTickets, expireOffers, remindParticipants, tellChange],
  listeners: {
    ...orderListeners,
    'activity.offered': [keepStock],
    'activity.changed': [queueChange],
    'activity.canceled': [stopSale],
    'account.erased': [eraseTickets],
    'account.exported': [exportTickets],
  },
  seedUse: seedTickets,
  notices: [ticketsGivenNotice, ticketsOfferedNotice, activityChangedNotice, activityCanceledNotice],
});
