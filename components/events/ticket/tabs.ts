/** The lists of the caller's tickets: to come, to be paid, over or used, returned. */
export const ticketListTabs = [
  { name: 'coming', value: 'coming' },
  { name: 'unpaid', value: 'unpaid' },
  { name: 'past', value: 'past' },
  { name: 'returned', value: 'returned' },
] as const;
