export { payService } from './server/providers';
export { askRefund } from './server/refund-order';
