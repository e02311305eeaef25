export * from './codes';
export * from './contract/desk';
export * from './contract/judge-entry';
export * from './contract/own';
export * from './contract/panel';
export * from './contract/result';
export * from './contract/round';
