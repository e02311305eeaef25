export const sendLead = { method: 'POST', path: '/api/cooperation/leads/send' } as const;
export const getLeadStatus = { method: 'GET', path: '/api/cooperation/leads/status' } as const;
export const listLeads = { method: 'GET', path: '/api/cooperation/leads' } as const;
export const getLead = { method: 'GET', path: '/api/cooperation/lead' } as const;
export const changeLead = { method: 'POST', path: '/api/cooperation/lead/change' } as const;
export const addLeadNote = { method: 'POST', path: '/api/cooperation/lead/note' } as const;
export const makeDemandOfLead = { method: 'POST', path: '/api/cooperation/lead/demand' } as const;
export const readLeadFile = { method: 'GET', path: '/api/cooperation/lead/file' } as const;
