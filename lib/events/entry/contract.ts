export * from './codes';
export * from './contract/desk';
export * from './contract/list';
export * from './contract/own';
export * from './contract/take-down';
