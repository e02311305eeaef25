import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { orderMigrations } from './migrations';
import { cancelPersonOrders, exportPersonOrders } from './person-orders';
import { orderRoutes } from './routes';

export const orderSlice = defineSlice({
  routes: orderRoutes,
  migrations: orderMigrations,
  listeners: { 'account.erased': [cancelPersonOrders], 'account.exported': [exportPersonOrders] },
});
