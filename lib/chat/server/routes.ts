import type { Route } from '@/lib/platform/server/api/route';

export const chatRoutes: readonly Route[] = [];
