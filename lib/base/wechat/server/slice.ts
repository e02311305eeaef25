import { defineSlice } from '@/lib/platform/server/slice';
import { wechatMigrations } from './migrations';
import { wechatRoutes } from './routes';

export const wechatSlice = defineSlice({
  routes: wechatRoutes,
  migrations: wechatMigrations,
});
