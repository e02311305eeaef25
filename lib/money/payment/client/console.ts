import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const getMoneyOfOrder: CallOf<typeof contract.getMoneyOfOrder> = calls.getMoneyOfOrder;
export const readSlip: CallOf<typeof contract.readSlip> = calls.readSlip;
export const decideOnSlip: CallOf<typeof contract.decideOnSlip> = calls.decideOnSlip;
export const refundOrder: CallOf<typeof contract.refundOrder> = calls.refundOrder;
export const resolveRefund: CallOf<typeof contract.resolveRefund> = calls.resolveRefund;
export const listDifferences: CallOf<typeof contract.listDifferences> = calls.listDifferences;
export const resolveDifference: CallOf<typeof contract.resolveDifference> = calls.resolveDifference;
