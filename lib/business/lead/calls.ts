export const sendLead = { name: 'sendLead', method: 'POST', path: '/api/cooperation/leads/send' } as const;
export const getLeadStatus = { name: 'getLeadStatus', method: 'GET', path: '/api/cooperation/leads/status' } as const;
export const listLeads = { name: 'listLeads', method: 'GET', path: '/api/cooperation/leads' } as const;
export const getLead = { name: 'getLead', method: 'GET', path: '/api/cooperation/lead' } as const;
export const changeLead = { name: 'changeLead', method: 'POST', path: '/api/cooperation/lead/change' } as const;
export const addLeadNote = { name: 'addLeadNote', method: 'POST', path: '/api/cooperation/lead/note' } as const;
export const readLeadFile = { name: 'readLeadFile', method: 'GET', path: '/api/cooperation/lead/file' } as const;
