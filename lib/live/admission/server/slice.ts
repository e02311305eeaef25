import { route } from '@/lib/platform/server/api/route';
import { defineSlice } from '@/lib/platform/server/slice';
import * as contract from '../contract';
import { buyLive } from './buy-live';
import type {} from './events';
import { admissionMigrations } from './migrations';
import { getAdmission, listAdmissions, listLivePasses, returnLive } from './own-passes';
import { erasePasses, exportPasses } from './person-passes';
import { dropPass, givePass, refundAll, refundPasses, takePassBack } from './refund-passes';

export const admissionSlice = defineSlice({
  routes: [
    route(contract.buyLive, buyLive),
    route(contract.returnLive, returnLive),
    route(contract.getAdmission, getAdmission),
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
    'account.erased': [erasePasses],
    'account.exported': [exportPasses],
  },
});
