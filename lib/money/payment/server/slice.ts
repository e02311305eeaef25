import { defineSlice } from '@/lib/platform/server/slice';
import { paymentMigrations } from './migrations';

export const paymentSlice = defineSlice({ migrations: paymentMigrations });
