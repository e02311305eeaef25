import { millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { OrderKind } from '@/lib/money/order/codes';
import type { Seeding } from '@/lib/platform/server/slice';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import type { InvoiceFields } from '../contract';
import { keyOf } from './invoice-file';
import { columnsOf } from './invoice-item';
import { pageAsPdf } from './seed-document';

interface SeededInvoice {
  personId: string;
  /** Of which of their orders. */
  kind: OrderKind;
  fields: InvoiceFields;
  state: 'asked' | 'issued' | 'refused';
  /** Why staff refused it. */
  reason?: string;
}

const nothing = {
  ...{ taxNumber: '', bank: '', account: '', companyAddress: '', companyPhone: '' },
  ...{ recipientName: '', recipientPhone: '', recipientAddress: '' },
};

const ofCompany: InvoiceFields = {
  ...nothing,
  ...{ kind: 'company', title: '光场示例科技有限公司', taxNumber: '91330100799655058B' },
  ...{ bank: '示例银行杭州分行', account: '0000 1111 2222 3333', recipientEmail: 'finance@example.org' },
};

const ofCreator: InvoiceFields = {
  ...{ ...nothing, kind: 'personal', title: '光之旅人', recipientEmail: 'creator@example.org' },
};

/** The company of the demonstration has one and waits for another; its creator was asked to ask again. */
const invoices: readonly SeededInvoice[] = [
  { personId: 'person-034', kind: 'membership', fields: ofCompany, state: 'issued' },
  { personId: 'person-034', kind: 'recruitment', fields: ofCompany, state: 'asked' },
  { personId: 'person-003', kind: 'course', fields: ofCreator, state: 'refused', reason: '抬头请写身份证上的姓名' },
];

/** Invoices of the demonstration's orders, which must be paid: one in each state that staff bring about. */
export async function seedInvoices(seeding: Seeding): Promise<void> {
  for (const invoice of invoices) await seedInvoice(seeding, invoice);
}

async function seedInvoice({ context, tx, storage }: Seeding, invoice: SeededInvoice): Promise<void> {
  const { personId, kind, fields, state, reason = '' } = invoice;
  const order = await tx
    .selectFrom('sale_order')
    .select(['id', 'number', 'title_zh', 'total_fen'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('state', '=', 'paid')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const now = context.now();
  const isIssued = state === 'issued';
  const key = isIssued ? keyOf(`demonstration-${kind}`) : null;
  if (key) await storage.put(key, drawInvoice(fields, order, now));
  await tx
    .insertInto('invoice')
    .values({
      ...{ id: uuid(), order_id: order.id, person_id: personId, state, ...columnsOf(fields), reason, language: 'zh' },
      ...{ amount_fen: isIssued ? order.total_fen : null, media_key: key, revision: state === 'asked' ? 1 : 2 },
      ...{ asked_at: now - 20 * millisecondsInHour, decided_at: state === 'asked' ? null : now, decided_by: null },
    })
    .execute();
}

type Invoiced = Record<'number' | 'title_zh', string> & { total_fen: number };

/** A document in place of an invoice, which says that it is none. */
function drawInvoice({ title, taxNumber, bank, account }: InvoiceFields, order: Invoiced, at: number): Uint8Array {
  const facts = [
    ['购买方', title],
    ['税号', taxNumber],
    ['开户行及账号', `${bank} ${account}`],
    ['项目', order.title_zh],
    ['订单', order.number],
    ['价税合计', yuan(order.total_fen).replace('¥', 'CNY ')],
    ['开票日期', formatDate(at)],
  ];
  return pageAsPdf(`发票 ${order.number}`, [
    { text: '电子发票（演示）', size: 22, left: 72, top: 110 },
    ...facts.flatMap(([label = '', value = ''], index) => [
      { text: label, size: 11, left: 72, top: 170 + index * 30 },
      { text: value, size: 12, left: 172, top: 170 + index * 30 },
    ]),
    { text: '演示内容，不是税务凭证，不能用于报销。', size: 10, left: 72, top: 420 },
  ]);
}
