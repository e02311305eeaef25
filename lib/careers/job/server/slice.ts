import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { jobMigrations } from './migrations';

export const jobSlice = defineSlice({ migrations: jobMigrations });
