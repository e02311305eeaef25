import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { commentMigrations } from './migrations';
import { answeredNotice, commentedNotice } from './notices';
import { eraseComments, exportComments } from './person-comments';
import { commentRoutes } from './routes';
import { seedComments } from './seed';
import { commentThing } from './thing';

export const commentSlice = defineSlice({
  routes: commentRoutes,
  migrations: commentMigrations,
  listeners: { 'account.leaving': [eraseComments], 'account.exported': [exportComments] },
  seedUse: ({ context, tx }) => seedComments(context, tx),
  things: [commentThing],
  notices: [answeredNotice, commentedNotice],
});
