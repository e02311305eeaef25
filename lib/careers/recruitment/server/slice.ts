import { defineSlice } from '@/lib/platform/server/slice';
import { dropPurchase, givePurchase, takePurchaseBack } from './follow-orders';
import { recruitmentMigrations } from './migrations';
import { postsUsedUpNotice } from './notices';
import { exportPurchases } from './person-purchases';
import { recruitmentRoutes } from './routes';
import { seedPurchases } from './seed';

export const recruitmentSlice = defineSlice({
  routes: recruitmentRoutes,
  migrations: recruitmentMigrations,
  listeners: {
    'order.paid': [givePurchase],
    'order.canceled': [dropPurchase],
    'order.refundAsked': [takePurchaseBack],
    'account.exported': [exportPurchases],
  },
  seed: seedPurchases,
  notices: [postsUsedUpNotice],
  console: [{ name: 'packages', action: 'managePackages' }],
});
