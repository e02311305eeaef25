export const getSale = { method: 'GET', path: '/api/ticket/sale', background: true } as const;
export const findParticipants = { method: 'GET', path: '/api/ticket/participants', background: true } as const;
export const getEnrolForm = { method: 'GET', path: '/api/ticket/form' } as const;
export const getAttendance = { method: 'GET', path: '/api/ticket/attendance', background: true } as const;
export const orderTickets = { method: 'POST', path: '/api/ticket/order' } as const;
export const findOwnTickets = { method: 'GET', path: '/api/ticket/own/list' } as const;
export const getEntryCodes = { method: 'GET', path: '/api/ticket/own/codes', background: true } as const;
export const getTicketOrder = { method: 'GET', path: '/api/ticket/own/order' } as const;
export const returnTickets = { method: 'POST', path: '/api/ticket/own/return' } as const;
export const joinWaitingList = { method: 'POST', path: '/api/ticket/waiting/join' } as const;
export const leaveWaitingList = { method: 'POST', path: '/api/ticket/waiting/leave' } as const;
export const findJoinedActivities = { method: 'GET', path: '/api/ticket/joined' } as const;

export const getSales = { method: 'GET', path: '/api/ticket/organiser/sales' } as const;
export const findAttendees = { method: 'GET', path: '/api/ticket/organiser/attendees' } as const;
export const exportAttendees = { method: 'GET', path: '/api/ticket/organiser/export' } as const;
export const findActivityOrders = { method: 'GET', path: '/api/ticket/organiser/orders' } as const;
