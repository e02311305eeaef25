export * from './contract/contact';
export * from './contract/list';
export * from './contract/own';
export * from './contract/review';
