import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const askInvoice: CallOf<typeof contract.askInvoice> = calls.askInvoice;
export const withdrawInvoice: CallOf<typeof contract.withdrawInvoice> = calls.withdrawInvoice;
export const readInvoice: CallOf<typeof contract.readInvoice> = calls.readInvoice;
