import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { likeMigrations } from './migrations';
import { likedNotice } from './notices';
import { eraseLikes, exportLikes } from './person-likes';
import { likeRoutes } from './routes';

export const likeSlice = defineSlice({
  routes: likeRoutes,
  migrations: likeMigrations,
  listeners: { 'account.leaving': [eraseLikes], 'account.exported': [exportLikes] },
  notices: [likedNotice],
});
