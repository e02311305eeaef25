import { defineSlice } from '@/lib/platform/server/slice';
import { recruitmentMigrations } from './migrations';

export const recruitmentSlice = defineSlice({ migrations: recruitmentMigrations });
