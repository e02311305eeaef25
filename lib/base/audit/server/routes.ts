import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { listAuditEntries } from './list-audit-entries';

export const auditRoutes: readonly Route[] = [route(contract.listAuditEntries, listAuditEntries)];
