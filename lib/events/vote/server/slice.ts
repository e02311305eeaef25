import { defineSlice } from '@/lib/platform/server/slice';
import { keepTally } from './keep-tally';
import { voteMigrations } from './migrations';
import { eraseVotes, exportOwnVotes } from './person-votes';
import { voteRoutes } from './routes';
import { seedVotes } from './seed';

export const voteSlice = defineSlice({
  routes: voteRoutes,
  migrations: voteMigrations,
  listeners: {
    'entry.turned': [keepTally],
    'account.erased': [eraseVotes],
    'account.exported': [exportOwnVotes],
  },
  seed: seedVotes,
});
