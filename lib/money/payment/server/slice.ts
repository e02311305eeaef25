import { mostWaiting } from '@/lib/base/staff/codes';
import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { compareStatements } from './compare-statements';
import { continuePayments } from './continue-payments';
import { continueRefunds } from './continue-refunds';
import type {} from './events';
import { paymentMigrations } from './migrations';
import { refundedNotice, slipRefusedNotice, transferConfirmedNotice } from './notices';
import { counterRoutes, paymentRoutes } from './routes';
import { slipPictures } from './transfer';
import { wechatNotices } from './wechat-pay/take-notice';

export const paymentSlice = defineSlice({
  routes: paymentRoutes,
  demoRoutes: counterRoutes,
  protocols: [wechatNotices],
  migrations: paymentMigrations,
  jobs: [continuePayments, continueRefunds, compareStatements, slipPictures.removeUnowned],
  notices: [transferConfirmedNotice, slipRefusedNotice, refundedNotice],
  console: [
    {
      name: 'orders',
      action: 'manageOrders',
      async countWaiting({ db }) {
        const [slips, stuck] = await Promise.all([
          countUpToMost(db.read.selectFrom('sale_order').where('state', '=', 'paid_pending_review')),
          countUpToMost(db.read.selectFrom('payment_refund').where('state', '=', 'stuck')),
        ]);
        return Math.min(slips + stuck, mostWaiting);
      },
    },
    {
      name: 'differences',
      action: 'manageOrders',
      countWaiting: ({ db }) =>
        countUpToMost(db.read.selectFrom('payment_difference').where('resolved_at', 'is', null)),
    },
  ],
});
