export * from './contract/desk';
export * from './contract/own';
