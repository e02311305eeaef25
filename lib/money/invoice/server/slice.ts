import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { invoiceFiles } from './invoice-file';
import { mailInvoice } from './mail-invoice';
import { invoiceMigrations } from './migrations';
import { invoiceIssuedNotice, invoiceRefusedNotice } from './notices';
import { outdateInvoices } from './outdate-invoices';
import { eraseInvoices, exportInvoices } from './person-invoices';
import { invoiceRoutes } from './routes';
import { seedInvoices } from './seed';

export const invoiceSlice = defineSlice({
  routes: invoiceRoutes,
  migrations: invoiceMigrations,
  jobs: [mailInvoice, invoiceFiles.removeUnowned],
  listeners: {
    'order.refundAsked': [outdateInvoices],
    'account.erased': [eraseInvoices],
    'account.exported': [exportInvoices],
  },
  seedUse: seedInvoices,
  console: [
    {
      name: 'invoices',
      action: 'makeInvoices',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('invoice').where('state', '=', 'asked')),
    },
  ],
  notices: [invoiceIssuedNotice, invoiceRefusedNotice],
});
