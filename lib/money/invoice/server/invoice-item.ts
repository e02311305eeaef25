import type { Tables } from '@/lib/platform/server/db/tables';
import type { Invoice, InvoiceFields } from '../contract';
import { type InvoicedOrder, invoicedSum } from '../rules/invoiced';
import type { InvoiceTable } from './tables';

type SaleOrder = Tables['sale_order'];

/** An order as the rules of invoices see it. */
export const invoicedOrder = (row: SaleOrder): InvoicedOrder => ({
  ...{ kind: row.kind, state: row.state, way: row.way, totalFen: row.total_fen, refundingFen: row.refunding_fen },
});

/** What an invoice says, and who gets it. */
export const fieldsOf = (row: InvoiceTable): InvoiceFields => ({
  kind: row.kind,
  title: row.title,
  taxNumber: row.tax_number,
  bank: row.bank,
  account: row.account,
  companyAddress: row.company_address,
  companyPhone: row.company_phone,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  recipientPhone: row.recipient_phone,
  recipientAddress: row.recipient_address,
});

/** The same as columns. A person's has nothing of a company. */
export const columnsOf = (fields: InvoiceFields) => {
  const isCompany = fields.kind === 'company';
  const ofCompany = (text: string) => (isCompany ? text : '');
  return {
    kind: fields.kind,
    title: fields.title,
    tax_number: ofCompany(fields.taxNumber),
    bank: ofCompany(fields.bank),
    account: ofCompany(fields.account),
    company_address: ofCompany(fields.companyAddress),
    company_phone: ofCompany(fields.companyPhone),
    recipient_name: fields.recipientName,
    recipient_email: fields.recipientEmail,
    recipient_phone: fields.recipientPhone,
    recipient_address: fields.recipientAddress,
  };
};

/** An invoice on the wire, with its order for the sum that it would be made out for. */
export function invoiceOf(row: InvoiceTable, order: Pick<SaleOrder, 'total_fen' | 'refunding_fen'>): Invoice {
  const { total_fen: totalFen, refunding_fen: refundingFen } = order;
  return {
    ...fieldsOf(row),
    id: row.id,
    revision: row.revision,
    state: row.state,
    amountFen: row.amount_fen ?? invoicedSum({ totalFen, refundingFen }),
    reason: row.reason,
    hasFile: row.media_key !== null,
    askedAt: new Date(row.asked_at).toISOString(),
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
  };
}
