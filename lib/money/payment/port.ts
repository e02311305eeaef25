export { takeFromBalance } from './server/pay-from-balance';
export { payService } from './server/providers';
export { askRefund } from './server/refund-order';
export { seedPaidAtCounter } from './server/seed-paid';
export { seedSlip } from './server/seed-slip';
export { seedDifference, seedStuckRefunds } from './server/seed-trouble';
export { confirmTransfer } from './server/transfer';
