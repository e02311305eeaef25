import { defineSlice } from '@/lib/platform/server/slice';
import { endWithDemand } from './end-proposals';
import type {} from './events';
import { proposalMigrations } from './migrations';
import { proposalNotices } from './notices';
import { endWithCompany, eraseProposals, exportProposals } from './people/person-proposals';
import { proposalRoutes } from './routes';
import { seedProposals, seedProposalsOfCustomers } from './seed';

export const proposalSlice = defineSlice({
  routes: proposalRoutes,
  migrations: proposalMigrations,
  listeners: {
    'demand.closed': [endWithDemand],
    'account.erased': [endWithCompany, eraseProposals],
    'account.exported': [exportProposals],
  },
  notices: proposalNotices,
  seed: seedProposals,
  seedUse: seedProposalsOfCustomers,
});
