/** Whom an invoice is made out to. */
export const invoiceKinds = ['personal', 'company'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * States of an invoice: asked for, made out, refused with a reason, and outdated, when its order was refunded since. An order
 * has at most one that is asked for or made out.
 */
export const invoiceStates = ['asked', 'issued', 'refused', 'outdated'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * Why no invoice can be asked for: the order is not paid; it is a top-up, which is invoiced when it is spent; no money was
 * paid for it (free, or by points); all of it is refunded.
 */
export const invoiceObstacles = ['notPaid', 'topUp', 'noMoney', 'refunded'] as const;
export type InvoiceObstacle = (typeof invoiceObstacles)[number];

/** Maximum characters of the fields, and bytes of the document. */
export const invoiceLimits = {
  title: 100,
  bank: 100,
  account: 40,
  address: 200,
  phone: 40,
  name: 50,
  fileBytes: 5 * 1024 * 1024,
} as const;
