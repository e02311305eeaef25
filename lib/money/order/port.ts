export { waysOf } from './rules/ways';
export { holdOrder } from './server/change-order';
export { orderItemOf } from './server/order-item';
export { beginOrderTransfer, closeOrder, noteSlip, payOrder, refuseSlip } from './server/pay-order';
export { addOrder, holdBuyer, placeOrder } from './server/place-order';
export { findOwnOrder } from './server/read-order';
export { askOrderRefund, endOrderRefund } from './server/refund-order';
export type { SaleOrderTable } from './server/tables';
