import { v7 as uuid } from 'uuid';
import { askInvoice as askCall, type InvoiceFields } from '@/lib/money/invoice/contract';
import { makeInvoice, refuseInvoice } from '@/lib/money/invoice/server/decide-invoice';
import { listInvoices } from '@/lib/money/invoice/server/list-invoices';
import { askInvoice, getInvoice, withdrawInvoice } from '@/lib/money/invoice/server/own-invoice';
import { payOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { TestDatabase } from './engines';
import { orderScene } from './orders';

export const companyFields: InvoiceFields = {
  ...{ kind: 'company', title: '光年科技有限公司', taxNumber: '9144030071526726xg' },
  ...{ bank: '招商银行', account: '7559 0001', companyAddress: '深圳', companyPhone: '0755-1' },
  ...{ recipientName: '林一', recipientEmail: 'Lin@Example.org', recipientPhone: '1', recipientAddress: '深圳' },
};

export const pdf = (text = '%PDF-1.7 light') => new File([text], 'x.pdf');

/** Orders of `buyer` that were paid from the wallet, their invoices, and `sam`, who makes them out. */
export function invoiceScene(database: () => TestDatabase) {
  const scene = orderScene(database);
  const { as, asStaff, product, order } = scene;
  const get = (orderId: string, personId = 'buyer') => getInvoice(as(personId), { orderId });

  return {
    ...scene,
    get,
    paid: async (totalFen = 5000, of: Parameters<typeof order>[1] = {}) => {
      const id = await order(totalFen, of);
      await database().db.transaction((tx) => payOrder(product(), tx, { id, way: 'wallet', at: product().now() }));
      return id;
    },
    ask: (orderId: string, fields: object = {}, personId = 'buyer') => {
      // One that is asked for after another one is later.
      scene.pass(1);
      return askInvoice(as(personId), askCall.input.parse({ ...companyFields, ...fields, orderId }));
    },
    withdraw: (orderId: string, personId = 'buyer') => withdrawInvoice(as(personId), { orderId }),
    refund: (orderId: string, amountFen: number) =>
      database().db.transaction((tx) =>
        askRefund(product(), tx, {
          ...{ orderId, amountFen, goal: 'wallet', reason: '', clientId: uuid(), askedBy: 'sam' },
        }),
      ),
    /** Makes the invoice of an order out, as it was read now. */
    make: async (orderId: string, given: object = {}, context = asStaff()) => {
      const { invoice } = await get(orderId);
      const { id = '', revision = 0, amountFen = 0 } = invoice ?? {};
      return makeInvoice(context, { id, revision, amountFen, file: pdf(), ...given });
    },
    refuse: async (orderId: string, reason = '税号与抬头不符') => {
      const { invoice } = await get(orderId);
      return refuseInvoice(asStaff(), { id: invoice?.id ?? '', revision: invoice?.revision ?? 0, reason });
    },
    list: (query: object = {}) =>
      listInvoices(asStaff(), {
        ...({ pageIndex: 1, pageSize: 20, sort: 'askedAt', order: 'desc', search: '' } as const),
        ...query,
      }),
  };
}
