export * from './contract/cashier';
export * from './contract/console';
