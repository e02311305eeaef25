import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { questionMigrations } from './migrations';
import { answerAcceptedNotice, questionAnsweredNotice } from './notices';
import { erasePosts, exportPosts } from './person-posts';
import { questionRoutes } from './routes';
import { seedQuestions } from './seed';
import { questionsSection } from './sitemap';
import { answerThing, questionThing } from './thing';

export const questionSlice = defineSlice({
  routes: questionRoutes,
  migrations: questionMigrations,
  listeners: { 'account.leaving': [erasePosts], 'account.exported': [exportPosts] },
  seedUse: ({ context, tx }) => seedQuestions(context, tx),
  sitemaps: [questionsSection],
  things: [questionThing, answerThing],
  notices: [questionAnsweredNotice, answerAcceptedNotice],
});
