export { takeFromBalance } from './server/pay-from-balance';
export { payService } from './server/providers';
export { askRefund } from './server/refund-order';
export { seedPaidAtCounter } from './server/seed-paid';
export { confirmTransfer } from './server/transfer';
