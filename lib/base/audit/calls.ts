export const listAuditEntries = { name: 'listAuditEntries', method: 'GET', path: '/api/audit/entries' } as const;
