import { defineSlice } from '@/lib/platform/server/slice';
import { eraseDoorKeys } from './door-keys';
import { doorMigrations } from './migrations';
import { doorRoutes } from './routes';
import type {} from './tables';

export const doorSlice = defineSlice({
  routes: doorRoutes,
  migrations: doorMigrations,
  listeners: { 'account.erased': [eraseDoorKeys] },
});
