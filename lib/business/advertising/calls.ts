export const listSlots = { name: 'listSlots', method: 'GET', path: '/api/advertising/slots' } as const;
export const requestBooking = {
  name: 'requestBooking',
  method: 'POST',
  path: '/api/advertising/bookings/request',
} as const;
export const listBookings = { name: 'listBookings', method: 'GET', path: '/api/advertising/bookings' } as const;
export const reviewBooking = {
  name: 'reviewBooking',
  method: 'POST',
  path: '/api/advertising/bookings/review',
} as const;
