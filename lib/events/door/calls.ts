export const getDoor = { method: 'GET', path: '/api/door/get', background: true } as const;
export const findDoorList = { method: 'GET', path: '/api/door/list', background: true } as const;
export const sendScans = { method: 'POST', path: '/api/door/scans', background: true } as const;
export const findScans = { method: 'GET', path: '/api/door/history' } as const;
export const createDoorKey = { method: 'POST', path: '/api/door/key/create' } as const;
export const findDoorKeys = { method: 'GET', path: '/api/door/key/list' } as const;
export const revokeDoorKey = { method: 'POST', path: '/api/door/key/revoke' } as const;
