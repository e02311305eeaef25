export const findOrders = { method: 'GET', path: '/api/order/list' } as const;
export const countOrders = { method: 'GET', path: '/api/order/counts', background: true } as const;
export const getOrder = { method: 'GET', path: '/api/order/detail' } as const;
export const listOrders = { method: 'GET', path: '/api/order/all' } as const;
export const getAnyOrder = { method: 'GET', path: '/api/order/any' } as const;
export const exportOrders = { method: 'GET', path: '/api/order/export' } as const;
