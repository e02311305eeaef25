import { defineSlice } from '@/lib/platform/server/slice';
import { pushMigrations } from './migrations';
import { eraseDevices, exportDevices } from './person-devices';
import { pushRoutes } from './routes';

export const pushSlice = defineSlice({
  routes: pushRoutes,
  migrations: pushMigrations,
  listeners: { 'account.erased': [eraseDevices], 'account.exported': [exportDevices] },
});
