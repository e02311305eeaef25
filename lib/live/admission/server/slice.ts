import { route } from '@/lib/platform/server/api/route';
import { defineSlice } from '@/lib/platform/server/slice';
import * as contract from '../contract';
import { buyLive } from './buy-live';
import type {} from './events';
import { dropPass, givePass, takePassBack } from './follow-orders';
import { admissionMigrations } from './migrations';
import { liveRefundedNotice } from './notices';
import { getAdmission, getLiveOrder, listAdmissions, listLivePasses } from './own-passes';
import { exportPasses } from './person-passes';
import { refundAll, refundPasses } from './refund-passes';
import { returnLive } from './return-live';
import { seedPasses } from './seed';

export const admissionSlice = defineSlice({
  routes: [
    route(contract.buyLive, buyLive),
    route(contract.returnLive, returnLive),
    route(contract.getAdmission, getAdmission),
    route(contract.getLiveOrder, getLiveOrder),
    route(contract.findAdmissions, listAdmissions),
    route(contract.findLivePasses, listLivePasses),
  ],
  migrations: admissionMigrations,
  jobs: [refundPasses],
  listeners: {
    'broadcast.canceled': [refundAll],
    'broadcast.missed': [refundAll],
    'order.paid': [givePass],
    'order.canceled': [dropPass],
    'order.refundAsked': [takePassBack],
    'account.exported': [exportPasses],
  },
  seedUse: seedPasses,
  notices: [liveRefundedNotice],
});
