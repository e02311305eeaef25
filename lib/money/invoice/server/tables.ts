import type { Language } from '@/lib/platform/shared/language';
import type { InvoiceKind, InvoiceState } from '../codes';

/** An invoice that was asked for. Of an order one at most is asked for or made out. */
export interface InvoiceTable {
  id: string;
  order_id: string;
  person_id: string;
  /** Counts the decisions on it. */
  revision: number;
  state: InvoiceState;
  /** What it is made out for, in fen; null before. */
  amount_fen: number | null;
  kind: InvoiceKind;
  title: string;
  tax_number: string;
  bank: string;
  account: string;
  company_address: string;
  company_phone: string;
  recipient_name: string;
  recipient_email: string;
  recipient_phone: string;
  recipient_address: string;
  /** The language of who asked, for the mail. */
  language: Language;
  /** Why it was refused; else empty. */
  reason: string;
  /** The document in a private folder of the storage; null before it is made out. */
  media_key: string | null;
  asked_at: number;
  decided_at: number | null;
  decided_by: string | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    invoice: InvoiceTable;
  }
}
