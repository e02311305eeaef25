import { millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { OrderKind } from '@/lib/money/order/codes';
import type { Seeding } from '@/lib/platform/server/slice';
import type { InvoiceFields } from '../contract';
import { columnsOf } from './invoice-item';

interface SeededInvoice {
  personId: string;
  /** Of which of their orders. */
  kind: OrderKind;
  fields: InvoiceFields;
  /** Why staff refused it; empty for one that waits. */
  reason: string;
}

const nothing = {
  ...{ taxNumber: '', bank: '', account: '', companyAddress: '', companyPhone: '' },
  ...{ recipientName: '', recipientPhone: '', recipientAddress: '' },
};

/** The company of the demonstration waits for one; its creator was asked to ask again. */
const invoices: readonly SeededInvoice[] = [
  {
    ...{ personId: 'person-034', kind: 'recruitment', reason: '' },
    fields: {
      ...nothing,
      ...{ kind: 'company', title: '光场示例科技有限公司', taxNumber: '91330100799655058B' },
      ...{ bank: '示例银行杭州分行', account: '0000 1111 2222 3333', recipientEmail: 'finance@example.org' },
    },
  },
  {
    ...{ personId: 'person-003', kind: 'live', reason: '抬头请写身份证上的姓名' },
    fields: { ...nothing, kind: 'personal', title: '光之旅人', recipientEmail: 'creator@example.org' },
  },
];

/** Invoices of the demonstration's orders, which must be paid: one waits, one was refused. */
export async function seedInvoices({ context, tx }: Seeding): Promise<void> {
  const now = context.now();
  for (const { personId, kind, fields, reason } of invoices) {
    const order = await tx
      .selectFrom('sale_order')
      .select('id')
      .where('person_id', '=', personId)
      .where('kind', '=', kind)
      .where('state', '=', 'paid')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    const decided = reason
      ? ({ state: 'refused', revision: 2, decided_at: now } as const)
      : ({ state: 'asked', revision: 1, decided_at: null } as const);
    await tx
      .insertInto('invoice')
      .values({
        ...{ id: uuid(), order_id: order.id, person_id: personId, amount_fen: null, ...columnsOf(fields), reason },
        ...{ ...decided, language: 'zh', media_key: null, asked_at: now - 20 * millisecondsInHour, decided_by: null },
      })
      .execute();
  }
}
