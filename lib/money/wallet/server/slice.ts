import { defineSlice } from '@/lib/platform/server/slice';
import { walletMigrations } from './migrations';
import { exportWallet, lapsePoints, requireEmptyWallet } from './person-wallet';
import { walletRoutes } from './routes';
import { seedMoney } from './seed';
import { creditTopUp, takeTopUpBack } from './top-ups';

export const walletSlice = defineSlice({
  routes: walletRoutes,
  migrations: walletMigrations,
  listeners: {
    'order.paid': [creditTopUp],
    'order.refundAsked': [takeTopUpBack],
    'account.erasureAsked': [requireEmptyWallet],
    'account.erased': [lapsePoints],
    'account.exported': [exportWallet],
  },
  seedUse: seedMoney,
  console: [{ name: 'points', action: 'managePoints' }],
});
