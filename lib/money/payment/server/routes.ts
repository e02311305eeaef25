import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { beginPayment } from './begin-payment';
import { cancelOrder, checkPayment } from './check-payment';
import { getCounter, payAtCounter } from './counter-verbs';
import { getCashier } from './get-cashier';
import { payFromBalance } from './pay-from-balance';
import { refundOrder, resolveRefund } from './refund-order';
import { getMoneyOfOrder, listDifferences, resolveDifference } from './staff-money';
import { beginTransfer, decideOnSlip, readSlip, sendSlip } from './transfer';

export const paymentRoutes = [
  route(contract.getCashier, getCashier),
  route(contract.beginPayment, beginPayment),
  route(contract.payFromBalance, payFromBalance),
  route(contract.checkPayment, checkPayment),
  route(contract.cancelOrder, cancelOrder),
  route(contract.beginTransfer, beginTransfer),
  route(contract.sendSlip, sendSlip),
  route(contract.getMoneyOfOrder, getMoneyOfOrder),
  route(contract.readSlip, readSlip),
  route(contract.decideOnSlip, decideOnSlip),
  route(contract.refundOrder, refundOrder),
  route(contract.resolveRefund, resolveRefund),
  route(contract.listDifferences, listDifferences),
  route(contract.resolveDifference, resolveDifference),
];

/** The counter: only a demonstration has it. */
export const counterRoutes = [route(contract.getCounter, getCounter), route(contract.payAtCounter, payAtCounter)];
