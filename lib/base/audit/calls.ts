export const listAuditEntries = { method: 'GET', path: '/api/audit/entries' } as const;
