/**
 * What a company has of a package that it ordered: nothing while the order is not paid, what is left of it, nothing any more once
 * its money goes back.
 */
export const purchaseStates = ['pending', 'valid', 'returned'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Bounds of a package: characters of its title, posts, days that a post is open, refreshes, price in fen, packages on sale. */
export const packageLimits = {
  title: 30,
  posts: 1000,
  days: 365,
  refreshes: 10_000,
  priceFen: 10_000_000,
  position: 1000,
  onSale: 20,
} as const;
