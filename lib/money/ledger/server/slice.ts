import { defineSlice } from '@/lib/platform/server/slice';
import { checkNightly } from './check-nightly';
import { ledgerMigrations } from './migrations';

export const ledgerSlice = defineSlice({ migrations: ledgerMigrations, jobs: [checkNightly] });
