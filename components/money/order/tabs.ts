/** The lists of the caller's orders: all, and those in a state. */
export const orderTabs = [
  { name: 'all', value: 'all' },
  { name: 'pending', value: 'pending' },
  { name: 'paid_pending_review', value: 'paid_pending_review' },
  { name: 'paid', value: 'paid' },
  { name: 'refunded', value: 'refunded' },
  { name: 'canceled', value: 'canceled' },
] as const;
export type OrderTab = (typeof orderTabs)[number]['name'];
