import type { Route } from '@/lib/platform/server/api/route';

export const advertisingRoutes: readonly Route[] = [];
