export * from './contract/detail';
export * from './contract/list';
export * from './contract/own';
export * from './contract/review';
