import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { announceLead } from './announce-lead';
import { leadFiles } from './lead-files';
import { leadMigrations } from './migrations';
import { leadRoutes } from './routes';
import { seedLeads } from './seed';

export const leadSlice = defineSlice({
  routes: leadRoutes,
  migrations: leadMigrations,
  jobs: [announceLead, leadFiles.removeUnowned],
  seedUse: seedLeads,
  console: [
    {
      name: 'leads',
      action: 'answerLeads',
      countWaiting: ({ db }) => countUpToMost(db.read.selectFrom('cooperation_lead').where('state', '=', 'new')),
    },
  ],
});
