import { defineSlice } from '@/lib/platform/server/slice';
import { entryMigrations } from './migrations';

export const entrySlice = defineSlice({ migrations: entryMigrations });
