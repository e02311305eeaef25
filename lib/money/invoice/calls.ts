export const getInvoice = { method: 'GET', path: '/api/invoice' } as const;
export const askInvoice = { method: 'POST', path: '/api/invoice/ask' } as const;
export const withdrawInvoice = { method: 'POST', path: '/api/invoice/withdraw' } as const;
export const readInvoice = { method: 'GET', path: '/api/invoice/file' } as const;
export const listInvoices = { method: 'GET', path: '/api/invoice/all' } as const;
export const getAnyInvoice = { method: 'GET', path: '/api/invoice/any' } as const;
export const makeInvoice = { method: 'POST', path: '/api/invoice/make' } as const;
export const refuseInvoice = { method: 'POST', path: '/api/invoice/refuse' } as const;
