import { defineSlice } from '@/lib/platform/server/slice';
import { eraseAccounts } from './erase-accounts';
import type {} from './events';
import { sendCodeMessage } from './make-code';
import { accountMigrations } from './migrations';
import { removeExpired } from './remove-expired';
import { accountRoutes } from './routes';
import { seedAccounts } from './seed';

export const accountSlice = defineSlice({
  routes: accountRoutes,
  migrations: accountMigrations,
  jobs: [sendCodeMessage, removeExpired, eraseAccounts],
  seedUse: ({ context, tx, accounts }) => seedAccounts(context, tx, accounts),
  console: [{ name: 'users', action: 'manageUsers' }],
});
