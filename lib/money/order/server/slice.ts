import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { orderMigrations } from './migrations';

export const orderSlice = defineSlice({ migrations: orderMigrations });
