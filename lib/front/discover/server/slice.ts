import { defineSlice } from '@/lib/platform/server/slice';
import { discoverRoutes } from './routes';

export const discoverSlice = defineSlice({
  routes: discoverRoutes,
});
