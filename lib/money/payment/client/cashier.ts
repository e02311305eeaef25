import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getCashier: CallOf<typeof contract.getCashier> = calls.getCashier;
const checkPayment: CallOf<typeof contract.checkPayment> = calls.checkPayment;
export const beginPayment: CallOf<typeof contract.beginPayment> = calls.beginPayment;
export const payFromBalance: CallOf<typeof contract.payFromBalance> = calls.payFromBalance;
export const cancelOrder: CallOf<typeof contract.cancelOrder> = calls.cancelOrder;
export const beginTransfer: CallOf<typeof contract.beginTransfer> = calls.beginTransfer;
export const sendSlip: CallOf<typeof contract.sendSlip> = calls.sendSlip;
export const payAtCounter: CallOf<typeof contract.payAtCounter> = calls.payAtCounter;

/** An order of the caller and how it can be paid. */
export const cashierQuery = (orderId: string) =>
  queryOptions({
    queryKey: [getCashier.path, orderId],
    queryFn: ({ signal }) => call(getCashier, { orderId }, { signal }),
  });

/** How an order stands, which is asked of the payment service; a background call. */
export const standingQuery = (orderId: string) =>
  queryOptions({
    queryKey: [checkPayment.path, orderId],
    queryFn: ({ signal }) => call(checkPayment, { orderId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
