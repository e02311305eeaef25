import { defineSlice } from '@/lib/platform/server/slice';
import { commentMigrations } from './migrations';
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
});
