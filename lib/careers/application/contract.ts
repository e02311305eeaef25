export * from './codes';
export * from './contract/desk';
export * from './contract/own';
