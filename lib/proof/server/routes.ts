import type { Route } from '@/lib/platform/server/api/route';

export const proofRoutes: readonly Route[] = [];
