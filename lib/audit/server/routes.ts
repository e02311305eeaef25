import type { Route } from '@/lib/platform/server/api/route';

export const auditRoutes: readonly Route[] = [];
