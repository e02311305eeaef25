import { z } from 'zod';
import { mostReason } from '@/lib/base/staff/codes';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { orderLimits } from '@/lib/money/order/codes';
import { orderItem } from '@/lib/money/order/contract';
import { toEmail } from '@/lib/platform/shared/email';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireId, wireInteger, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { invoiceKinds, invoiceLimits, invoiceObstacles, invoiceStates } from './codes';
import { isTaxNumber, normalTaxNumber } from './rules/tax-number';

const time = z.iso.datetime({ offset: true });
const optional = (most: number) => writtenText(most).default('');

/** What an invoice says, and who gets it (specification section 5). */
export const invoiceFields = z.object({
  kind: z.enum(invoiceKinds),
  title: writtenText(invoiceLimits.title).min(1, { error: 'required' }),
  /** Needed for a company. */
  taxNumber: wireText(60).transform(normalTaxNumber).default(''),
  bank: optional(invoiceLimits.bank),
  account: optional(invoiceLimits.account),
  companyAddress: optional(invoiceLimits.address),
  companyPhone: optional(invoiceLimits.phone),
  recipientName: optional(invoiceLimits.name),
  recipientEmail: wireText(254)
    .trim()
    .min(1, { error: 'required' })
    .refine((text) => text === '' || toEmail(text) !== null, { error: 'email' })
    .transform((text) => toEmail(text) ?? ''),
  recipientPhone: optional(invoiceLimits.phone),
  recipientAddress: optional(invoiceLimits.address),
});
export type InvoiceFields = z.output<typeof invoiceFields>;

/** A company has a tax number; a person has none, so that what was typed before is not kept. */
function taxNumberFits({ kind, taxNumber }: { kind: string; taxNumber: string }, context: z.RefinementCtx): void {
  if (kind === 'personal' || isTaxNumber(taxNumber)) return;
  context.addIssue({ code: 'custom', path: ['taxNumber'], message: taxNumber === '' ? 'required' : 'taxNumber' });
}

export const invoice = z.object({
  ...invoiceFields.shape,
  taxNumber: z.string(),
  recipientEmail: z.string(),
  id: z.string(),
  revision: z.int(),
  state: z.enum(invoiceStates),
  /** What it is made out for, in fen; before that, what it would be made out for now. */
  amountFen: z.int(),
  /** Why it was refused; else empty. */
  reason: z.string(),
  /** Whether there is a document: an outdated one without it was never made out. */
  hasFile: z.boolean(),
  askedAt: time,
  decidedAt: time.nullable(),
});
export type Invoice = z.output<typeof invoice>;

/** The invoice of an order as its buyer sees it. */
export const invoiceOfOrder = z.object({
  order: orderItem,
  /** Why none can be asked for; null where one can, or was. */
  obstacle: z.enum(invoiceObstacles).nullable(),
  /** What one would be made out for now, in fen. */
  amountFen: z.int(),
  /** The latest one. */
  invoice: invoice.nullable(),
  /** The answers of the caller's latest invoice, of any order. */
  known: z.object({ ...invoiceFields.shape, taxNumber: z.string(), recipientEmail: z.string() }).nullable(),
});
export type InvoiceOfOrder = z.output<typeof invoiceOfOrder>;

const ofOrder = z.object({ orderId: wireId });

export const getInvoice = endpoint({
  name: 'getInvoice',
  ...calls.getInvoice,
  summary: 'The latest invoice of an order of the caller, and whether one can be asked for.',
  auth: 'user',
  input: ofOrder,
  data: invoiceOfOrder,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const askInvoice = endpoint({
  name: 'askInvoice',
  ...calls.askInvoice,
  summary: 'Asks for an invoice of a paid order of the caller; asked twice it is one.',
  auth: 'user',
  input: invoiceFields.extend(ofOrder.shape).superRefine(taxNumberFits),
  data: invoiceOfOrder,
  errors: ['NullPointer', 'OrderClosed'],
  limit: writingLimit({ max: 30, seconds: 3600 }),
});

export const withdrawInvoice = endpoint({
  name: 'withdrawInvoice',
  ...calls.withdrawInvoice,
  summary: 'Takes a request for an invoice back, as long as it is not made out.',
  auth: 'user',
  input: ofOrder,
  data: invoiceOfOrder,
  errors: ['NullPointer', 'Changed'],
  limit: writingLimit({ max: 30, seconds: 3600 }),
});

export const readInvoice = endpoint({
  name: 'readInvoice',
  ...calls.readInvoice,
  summary: 'The document of an invoice, for who asked for it and for those who make invoices.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer'],
  limit: looseLimit,
  answers: 'file',
});

/** An invoice as staff see it. */
export const staffInvoice = invoice.extend({
  orderId: z.string(),
  orderNumber: z.string(),
  orderTitle: z.string(),
  personId: z.string(),
  nickname: z.string(),
  /** Whether it can be made out: its order may have been refunded since. */
  obstacle: z.enum(invoiceObstacles).nullable(),
});
export type StaffInvoice = z.output<typeof staffInvoice>;

export const listInvoices = endpoint({
  name: 'listInvoices',
  ...calls.listInvoices,
  summary: 'Invoices; `search` is an order’s number or the start of a title. For those who make invoices.',
  auth: 'user',
  input: tableQuery(['askedAt']).extend({ state: z.enum(invoiceStates).optional() }),
  data: pageOf(staffInvoice),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const getAnyInvoice = endpoint({
  name: 'getAnyInvoice',
  ...calls.getAnyInvoice,
  summary: 'Any invoice. For those who make invoices.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: staffInvoice,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

const decided = { id: wireId, revision: wireInteger({ min: 0, max: 1_000_000_000 }) };

export const makeInvoice = endpoint({
  name: 'makeInvoice',
  ...calls.makeInvoice,
  summary: 'Makes an invoice out by its document, a PDF, and sends it. For those who make invoices.',
  auth: 'user',
  input: z.object({
    ...decided,
    /** The sum that the document is about: refused where it is not the order’s any more. */
    amountFen: wireInteger({ min: 1, max: orderLimits.totalFen }),
    file: z.instanceof(File).refine(({ size }) => size <= invoiceLimits.fileBytes, { error: 'fileTooLarge' }),
  }),
  data: staffInvoice,
  errors: ['Forbidden', 'NullPointer', 'Changed', 'UnsupportedMediaType'],
  limit: consoleWritingLimit,
  maxBodyBytes: invoiceLimits.fileBytes + 64 * 1024,
});

export const refuseInvoice = endpoint({
  name: 'refuseInvoice',
  ...calls.refuseInvoice,
  summary: 'Refuses to make an invoice out, with a reason for the buyer. For those who make invoices.',
  auth: 'user',
  input: z.object({
    ...decided,
    reason: writtenText(mostReason, 'reason').pipe(z.string().min(1, { error: 'required' })),
  }),
  data: staffInvoice,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
