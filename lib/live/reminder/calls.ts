export const remindOfBroadcast = { method: 'POST', path: '/api/live/reminder/set' } as const;
export const findBroadcastReminders = { method: 'GET', path: '/api/live/reminder/marks', background: true } as const;
export const findRemindedBroadcasts = { method: 'GET', path: '/api/live/reminder/list' } as const;
export const findReminderWays = { method: 'GET', path: '/api/live/reminder/ways', background: true } as const;
export const chooseReminderWay = { method: 'POST', path: '/api/live/reminder/choose' } as const;
