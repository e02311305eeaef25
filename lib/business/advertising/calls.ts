export const listSlots = { method: 'GET', path: '/api/advertising/slots' } as const;
export const requestBooking = { method: 'POST', path: '/api/advertising/bookings/request' } as const;
export const listBookings = { method: 'GET', path: '/api/advertising/bookings' } as const;
export const reviewBooking = { method: 'POST', path: '/api/advertising/bookings/review' } as const;
