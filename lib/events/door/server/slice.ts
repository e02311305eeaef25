import { defineSlice } from '@/lib/platform/server/slice';
import { eraseDoorKeys, exportDoorKeys } from './door-keys';
import { doorMigrations } from './migrations';
import { doorRoutes } from './routes';
import { seedDoors } from './seed';
import type {} from './tables';

export const doorSlice = defineSlice({
  routes: doorRoutes,
  migrations: doorMigrations,
  seedUse: seedDoors,
  listeners: { 'account.erased': [eraseDoorKeys], 'account.exported': [exportDoorKeys] },
});
