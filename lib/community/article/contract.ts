export * from './codes';
export * from './contract/list';
export * from './contract/own';
export * from './contract/review';
export * from './contract/version';
