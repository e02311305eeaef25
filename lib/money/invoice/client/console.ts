import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listInvoices: CallOf<typeof contract.listInvoices> = calls.listInvoices;
export const makeInvoice: CallOf<typeof contract.makeInvoice> = calls.makeInvoice;
export const refuseInvoice: CallOf<typeof contract.refuseInvoice> = calls.refuseInvoice;
