import { defineSlice } from '@/lib/platform/server/slice';
import { recommendMigrations } from './migrations';
import { forgetFollowedSeen } from './note-followed-news-seen';
import { renewDailyList } from './renew-daily-list';
import { recommendRoutes } from './routes';
import { seedRecommendations } from './seed';

export const recommendSlice = defineSlice({
  routes: recommendRoutes,
  migrations: recommendMigrations,
  jobs: [renewDailyList],
  listeners: { 'account.erased': [forgetFollowedSeen] },
  seed: ({ context, tx }) => seedRecommendations(tx, context.now()),
  console: [{ name: 'picks', action: 'editContent' }],
});
