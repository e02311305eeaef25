import { defineSlice } from '@/lib/platform/server/slice';
import { renewDailyList } from './renew-daily-list';
import { recommendRoutes } from './routes';
import { seedRecommendations } from './seed';

export const recommendSlice = defineSlice({
  routes: recommendRoutes,
  jobs: [renewDailyList],
  seed: ({ context, tx }) => seedRecommendations(tx, context.now()),
  console: [{ name: 'picks', action: 'editContent' }],
});
