import { defineSlice } from '@/lib/platform/server/slice';
import { contestMigrations } from './migrations';

export const contestSlice = defineSlice({ migrations: contestMigrations });
