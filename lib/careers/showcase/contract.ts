export * from './codes';
export * from './contract/console';
export * from './contract/list';
export * from './contract/own';
